import pytest

from shop import Cart, Item, total


@pytest.fixture
def cart():
    return Cart().add(Item("novel", 10.0)).add(Item("saw", 20.0), 2)


@pytest.mark.parametrize("count, expected", [(1, 5.0), (3, 15.0)])
def test_items(count, expected):
    assert total(Cart().add(Item("tea", 5.0), count)) == expected


def test_coupon(cart):
    cart.coupons.add("ten")
    assert total(cart) == 45.0
