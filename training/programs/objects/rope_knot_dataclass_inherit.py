from dataclasses import dataclass, field, asdict, fields, KW_ONLY


@dataclass
class Rope:
    length: float
    diameter: int = 10
    _: KW_ONLY
    material: str = "nylon"
    cuts: list[float] = field(default_factory=list, compare=False)

    def cut(self, piece):
        if piece > self.length:
            raise ValueError(f"{piece} m from {self.length} m")
        self.length -= piece
        self.cuts.append(piece)
        return type(self)(piece, self.diameter, material=self.material)


@dataclass
class ClimbingRope(Rope):
    diameter: int = 9
    falls: int = 5
    certified: bool = field(default=True, kw_only=True, repr=False)

    def __post_init__(self):
        self.certified = self.certified and self.falls > 0

    def fall(self):
        self.falls -= 1
        self.__post_init__()
        return self.certified


@dataclass(slots=True, unsafe_hash=True)
class Knot:
    name: str
    loss: float = 0.5


rope = Rope(30)
piece = rope.cut(4.5)
print(rope)
print(piece, piece == Rope(4.5), piece.cuts)
print(rope == Rope(25.5, material="nylon"))
dyn = ClimbingRope(60.0, falls=2, material="polyamid")
print(dyn)
print(dyn.fall(), dyn.fall(), dyn.certified)
part = dyn.cut(20)
print(part.falls, part.certified, part.material, type(part).__name__)
print([f.name for f in fields(ClimbingRope)])
print(asdict(part) == asdict(dyn), asdict(Knot("bowline", 0.4)))
knots = {Knot("eight"): "safe", Knot("reef", 0.3): "weak"}
print(knots[Knot("eight", 0.5)], sum(k.loss for k in knots))
for make in (lambda: Rope(5, 8, "hemp"), lambda: dyn.cut(41), lambda: ClimbingRope()):
    try:
        print(make())
    except (TypeError, ValueError) as e:
        print(type(e).__name__, "-", e)
try:
    Knot("clove").colour = "red"
except AttributeError as e:
    print(e)
