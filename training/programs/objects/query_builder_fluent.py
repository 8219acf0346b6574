from copy import deepcopy


class Query:
    def __init__(self, table):
        self._table = table
        self._columns = []
        self._conditions = []
        self._params = []
        self._order = None
        self._limit = None

    def select(self, *columns, **aliases):
        q = deepcopy(self)
        q._columns.extend(columns)
        q._columns += [f"{expr} AS {name}" for name, expr in aliases.items()]
        return q

    def where(self, **conditions):
        q = deepcopy(self)
        for key, value in conditions.items():
            field, _, op = key.partition("__")
            if value is None:
                q._conditions.append(f"{field} IS NULL")
                continue
            if op == "in":
                marks = ", ".join("?" * len(value))
                q._conditions.append(f"{field} IN ({marks})")
                q._params.extend(value)
                continue
            symbol = {"": "=", "gt": ">", "lt": "<", "ne": "<>", "like": "LIKE"}[op]
            q._conditions.append(f"{field} {symbol} ?")
            q._params.append(value)
        return q

    def order_by(self, column):
        q = deepcopy(self)
        q._order = column[1:] + " DESC" if column.startswith("-") else column
        return q

    def __getitem__(self, key):
        if not isinstance(key, slice) or key.step is not None:
            raise TypeError("only simple slices")
        q = deepcopy(self)
        start = key.start or 0
        q._limit = (start, key.stop - start)
        return q

    def build(self):
        sql = ["SELECT", ", ".join(self._columns) or "*", "FROM", self._table]
        if self._conditions:
            sql += ["WHERE", " AND ".join(self._conditions)]
        if self._order:
            sql.append(f"ORDER BY {self._order}")
        if self._limit is not None:
            offset, count = self._limit
            sql.append(f"LIMIT {count}" + (f" OFFSET {offset}" if offset else ""))
        return " ".join(sql), tuple(self._params)

    def __str__(self):
        return self.build()[0]


base = Query("wines")
print(base)
red = base.where(colour="red", price__lt=19.5)
print(red.build())
print(base.build())
cheap = red.select("name", "year").order_by("-price")[:3]
print(cheap)
page2 = cheap.select(n="COUNT(*)")[10:15]
print(page2)
print(base.where(region__in=["Douro", "Mosel"], deleted_at=None).build())
print(red.where(name__like="%eir%", year__ne=1999).build()[1])
print(base.where(region__in=[]))
for bad in (lambda: base[4], lambda: base[1:9:2], lambda: base.where(x__between=(1, 2))):
    try:
        print(bad())
    except (TypeError, KeyError) as e:
        print(type(e).__name__, e)
print(len(red._conditions), red._limit, page2._columns[-1])
base[5:]
