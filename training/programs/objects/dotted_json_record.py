import json

RAW = '''{
  "order": 70113,
  "customer": {"name": "Renée Dubois", "address": {"city": "Liège", "zip": "4000"}},
  "lines": [
    {"sku": "K-12", "qty": 2, "price": 4.75},
    {"sku": "B-03", "qty": 1, "price": 19.9, "gift": true}
  ],
  "keys": null
}'''


class Record:
    def __init__(self, data):
        object.__setattr__(self, "_data", data)

    @staticmethod
    def _wrap(value):
        if isinstance(value, dict):
            return Record(value)
        if isinstance(value, list):
            return [Record._wrap(v) for v in value]
        return value

    def __getattr__(self, name):
        try:
            return self._wrap(self._data[name])
        except KeyError:
            known = ", ".join(self._data)
            raise AttributeError(f"{name!r} not in ({known})") from None

    def __setattr__(self, name, value):
        self._data[name] = value._data if isinstance(value, Record) else value

    def __delattr__(self, name):
        if self._data.pop(name, None) is None:
            print("  nothing deleted:", name)

    def __getitem__(self, path):
        node = self._data
        for step in path.split("."):
            node = node[int(step)] if isinstance(node, list) else node[step]
        return self._wrap(node)

    def __contains__(self, path):
        try:
            self[path]
        except (KeyError, IndexError, TypeError, ValueError):
            return False
        return True

    def __dir__(self):
        return sorted(self._data)

    def __eq__(self, other):
        return isinstance(other, Record) and self._data == other._data

    def __repr__(self):
        return "Record" + json.dumps(self._data, ensure_ascii=False)


order = Record(json.loads(RAW))
print(order.customer.name, order["customer.address.zip"])
print(order.customer.address)
print(sum(line.qty * line.price for line in order.lines))
print(order["lines.1.gift"], order["lines.-1.sku"])
print("lines.2" in order, "lines.0.gift" in order, "order.x" in order, "customer.address" in order)

order.status = "paid"
order.customer.address.zip = 4020
order.billing = order.customer.address
order.billing.city = "Namur"
print(order.customer.address.city, order.billing == order.customer.address)
del order.lines
del order.keys
print(dir(order))
print([getattr(line, "gift", False) for line in map(Record, json.loads(RAW)["lines"])])
try:
    order.total
except AttributeError as e:
    print(e)
print(getattr(order, "total", 0.0), hasattr(order.customer, "phone"))
print(order.customer.address.street)
