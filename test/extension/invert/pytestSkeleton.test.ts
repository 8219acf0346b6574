import { describe, expect, it } from 'vitest';
import { problemOfEnding, readEnding } from '../../../src/extension/invert/ending';
import { pytestSkeleton } from '../../../src/extension/invert/pytestSkeleton';

describe('the end of a call, as a person types it', () => {
  it('is a value or an exception', () => {
    expect(readEnding(' [1, 2] ')).toEqual({ returns: '[1, 2]' });
    expect(readEnding('None')).toEqual({ returns: 'None' });
    expect(readEnding('return 3')).toEqual({ returns: '3' });
    expect(readEnding('ValueError')).toEqual({ raises: 'ValueError' });
    expect(readEnding('raises Refused')).toEqual({ raises: 'Refused' });
  });

  it('is told to be neither', () => {
    expect(problemOfEnding('[1, 2')).toBeDefined();
    expect(problemOfEnding("'ok'")).toBeUndefined();
  });
});

describe('a test for pytest', () => {
  const total = { name: 'total', parameters: ['prices', 'discount'] };

  it('imports the function and asserts what it returns', () => {
    const call = { item: total, arguments: '[30], 20', ending: { returns: '10' }, file: 'shop.py' };
    expect(pytestSkeleton(call)).toBe(
      'from shop import total\n\n\ndef test_total():\n    assert total([30], 20) == 10\n',
    );
    expect(pytestSkeleton({ ...call, ending: { returns: 'None' } })).toContain('assert total([30], 20) is None');
  });

  it('expects an exception', () => {
    const text = pytestSkeleton({ item: total, arguments: '0, 0', ending: { raises: 'TypeError' }, file: 'shop.py' });
    expect(text).toContain('import pytest\n\nfrom shop import total\n');
    expect(text).toContain('    with pytest.raises(TypeError):\n        total(0, 0)\n');
  });

  it('makes an instance for a method, and none for a class method', () => {
    const call = { arguments: '1', ending: { returns: '2' }, file: 'shop.py' };
    const method = pytestSkeleton({ ...call, item: { name: 'Cart.add', parameters: ['self', 'n'] } });
    expect(method).toContain('from shop import Cart\n');
    expect(method).toContain('def test_cart_add():\n    assert Cart().add(1) == 2\n');
    const made = { item: { name: 'Cart.add', parameters: ['self', 'n'] }, instance: "Cart('Ada')" };
    expect(pytestSkeleton({ ...call, ...made })).toContain("assert Cart('Ada').add(1) == 2");
    const other = pytestSkeleton({ ...call, item: { name: 'Cart.of', parameters: ['cls', 'n'] } });
    expect(other).toContain('assert Cart.of(1) == 2');
  });

  it('says where a file has no name that can be imported', () => {
    const text = pytestSkeleton({ item: total, arguments: '', ending: { returns: '1' }, file: 'my shop.py' });
    expect(text).toContain('# my shop.py cannot be imported by name');
  });
});
