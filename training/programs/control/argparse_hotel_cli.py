import argparse


def build_parser():
    parser = argparse.ArgumentParser(prog="hotel")
    parser.add_argument("-v", "--verbose", action="count", default=0)
    sub = parser.add_subparsers(dest="cmd", required=True)

    book = sub.add_parser("book")
    book.add_argument("guest")
    book.add_argument("--nights", type=int, default=1)
    book.add_argument("--board", choices=["none", "half", "full"], default="none")
    book.add_argument("--extra", action="append", default=None)

    cancel = sub.add_parser("cancel")
    cancel.add_argument("rooms", nargs="+", type=int)
    cancel.add_argument("--force", action="store_true")
    return parser


def price(args):
    extras = args.extra or []
    board = {"none": 0, "half": 18, "full": 31}[args.board]
    return args.nights * (79 + board) + 5 * len(extras)


def execute(argv):
    args = build_parser().parse_args(argv)
    if args.verbose > 1:
        print("arguments:", vars(args))
    if args.cmd == "book":
        print(f"{args.guest} stays {args.nights} nights, {price(args)} EUR")
        return 0
    for room in args.rooms:
        word = "removed" if args.force or room < 200 else "needs approval"
        print("room", room, word)
    return len(args.rooms)


print(execute(["book", "Ms. Ito"]))
print(execute(["-vv", "book", "Lang", "--nights", "3", "--board", "half", "--extra", "sauna"]))
print(execute(["cancel", "101", "305"]))
print(execute(["cancel", "412", "--force"]))
