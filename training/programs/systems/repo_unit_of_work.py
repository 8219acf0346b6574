from __future__ import annotations
from copy import deepcopy
from dataclasses import dataclass, asdict
from typing import Generic, TypeVar, Optional

T = TypeVar("T")

class NotFound(KeyError):
    def __str__(self):
        return f"nothing stored under {self.args[0]}"

@dataclass
class Tenant:
    id: int
    name: str
    balance: int = 0

@dataclass
class Flat:
    id: int
    street: str
    rent: int
    tenant_id: Optional[int] = None

class Repo(Generic[T]):
    def __init__(self) -> None:
        self._rows: dict[int, T] = {}

    def add(self, item: T) -> T:
        self._rows[item.id] = item
        return item

    def get(self, id: int) -> T:
        try:
            return self._rows[id]
        except KeyError:
            raise NotFound(id) from None

    def find(self, **criteria) -> list[T]:
        return [r for r in self._rows.values()
                if all(getattr(r, k) == v for k, v in criteria.items())]

class UnitOfWork:
    """Rolls both repositories back when the block fails."""

    def __init__(self) -> None:
        self.tenants: Repo[Tenant] = Repo()
        self.flats: Repo[Flat] = Repo()
        self.commits = self.rollbacks = 0

    def __enter__(self) -> UnitOfWork:
        self._saved = deepcopy((self.tenants, self.flats))
        return self

    def __exit__(self, kind, value, tb) -> bool:
        if kind is None:
            self.commits += 1
            return False
        self.tenants, self.flats = self._saved
        self.rollbacks += 1
        print("rolled back:", value)
        return issubclass(kind, (NotFound, ValueError))

def move_in(uow: UnitOfWork, tenant_id: int, flat_id: int) -> None:
    flat = uow.flats.get(flat_id)
    if flat.tenant_id is not None:
        raise ValueError(f"{flat.street} is taken")
    flat.tenant_id = tenant_id
    tenant = uow.tenants.get(tenant_id)
    tenant.balance -= flat.rent * 2

uow = UnitOfWork()
with uow:
    for i, n in enumerate(["Sofie", "Emre"], 1):
        uow.tenants.add(Tenant(i, n, 3000))
    uow.flats.add(Flat(10, "Elm Row 4", 850))
    uow.flats.add(Flat(11, "Dock 9", 1200))

for tenant, flat in [(1, 10), (2, 10), (7, 11), (2, 11)]:
    with uow:
        move_in(uow, tenant, flat)
        print("tenant", tenant, "now in", uow.flats.get(flat).street)

print(uow.commits, "commits,", uow.rollbacks, "rollbacks")
print(asdict(uow.tenants.get(2)))
print(uow.flats.find(tenant_id=None), [f.id for f in uow.flats.find(rent=850, tenant_id=1)])
