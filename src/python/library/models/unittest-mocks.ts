/** Mocks of `unittest.mock` as Python that the machine runs: attributes that come about when they are asked for, and calls that are noted. */
export const MOCKS = String.raw`class NonCallableMock:
    def __init__(self, spec=None, wraps=None, name=None, spec_set=None, parent=None, **kwargs):
        self._mock_spec = spec if spec_set is None else spec_set
        self._mock_wraps = wraps
        self._mock_name = name
        self._mock_parent = parent
        self.called = False
        self.call_count = 0
        self.call_args = None
        self.call_args_list = _Calls()
        self.mock_calls = _Calls()
        self.method_calls = _Calls()
        for key, value in kwargs.items():
            setattr(self, key, value)

    def _mock_child(self, name):
        kind = MagicMock if isinstance(self, MagicMock) else Mock
        child = kind(name=name, parent=self)
        if self._mock_wraps is not None and name != '()':
            child._mock_wraps = getattr(self._mock_wraps, name)
        return child

    def __getattr__(self, name):
        if name == 'return_value':
            made = self._mock_child('()')
        elif name == 'side_effect':
            made = None
        elif name.startswith('__') or (self._mock_spec is not None and not hasattr(self._mock_spec, name)):
            raise AttributeError(f'Mock object has no attribute {name!r}')
        elif name.startswith('assert') or name.startswith('called_'):
            raise AttributeError(f'{name!r} is not a valid assertion. Use a spec for the mock if {name!r} is meant to be an attribute.')
        else:
            made = self._mock_child(name)
        setattr(self, name, made)
        return made

    def __repr__(self):
        return __unknown__('the address of a mock', 'str')

    def configure_mock(self, **kwargs):
        for key, value in kwargs.items():
            owner = self
            parts = key.split('.')
            for part in parts[:-1]:
                owner = getattr(owner, part)
            setattr(owner, parts[-1], value)

    def attach_mock(self, mock, attribute):
        mock._mock_parent = self
        mock._mock_name = attribute
        setattr(self, attribute, mock)

    def reset_mock(self, visited=None, *, return_value=False, side_effect=False):
        self.called = False
        self.call_count = 0
        self.call_args = None
        self.call_args_list = _Calls()
        self.mock_calls = _Calls()
        self.method_calls = _Calls()
        if return_value:
            self.return_value = self._mock_child('()')
        if side_effect:
            self.side_effect = None
        for key, value in list(vars(self).items()):
            if key != '_mock_parent' and isinstance(value, NonCallableMock):
                value.reset_mock()

    def _mock_shown(self):
        return self._mock_name or 'mock'

    def _mock_listed(self):
        return f'\nCalls: {self.mock_calls!r}.' if self.mock_calls else ''

    def assert_called(self):
        if self.call_count == 0:
            raise AssertionError(f"Expected '{self._mock_shown()}' to have been called.")

    def assert_not_called(self):
        if self.call_count > 0:
            raise AssertionError(f"Expected '{self._mock_shown()}' to not have been called. Called {self.call_count} times.{self._mock_listed()}")

    def assert_called_once(self):
        if self.call_count != 1:
            raise AssertionError(f"Expected '{self._mock_shown()}' to have been called once. Called {self.call_count} times.{self._mock_listed()}")

    def assert_called_with(self, *args, **kwargs):
        expected = _shown(self._mock_shown(), args, kwargs)
        if self.call_args is None:
            raise AssertionError(f'expected call not found.\nExpected: {expected}\n  Actual: not called.')
        if self.call_args.args != args or self.call_args.kwargs != kwargs:
            actual = _shown(self._mock_shown(), self.call_args.args, self.call_args.kwargs)
            raise AssertionError(f'expected call not found.\nExpected: {expected}\n  Actual: {actual}')

    def assert_called_once_with(self, *args, **kwargs):
        if self.call_count != 1:
            raise AssertionError(f"Expected '{self._mock_shown()}' to be called once. Called {self.call_count} times.{self._mock_listed()}")
        self.assert_called_with(*args, **kwargs)

    def assert_any_call(self, *args, **kwargs):
        for one in self.call_args_list:
            if one.args == args and one.kwargs == kwargs:
                return
        raise AssertionError(f'{_shown(self._mock_shown(), args, kwargs)} call not found')

    def assert_has_calls(self, calls, any_order=False):
        wanted = list(calls)
        if any_order:
            left = list(self.mock_calls)
            missing = []
            for one in wanted:
                if one in left:
                    left.remove(one)
                else:
                    missing.append(one)
            if missing:
                raise AssertionError(f'{tuple(missing)!r} not all found in call list')
            return
        for start in range(len(self.mock_calls) - len(wanted) + 1):
            if self.mock_calls[start:start + len(wanted)] == wanted:
                return
        raise AssertionError(f'Calls not found.\nExpected: {wanted!r}\n  Actual: {self.mock_calls!r}')


class Mock(NonCallableMock):
    def __call__(self, *args, **kwargs):
        self.called = True
        self.call_count += 1
        one = _Call(args, kwargs)
        self.call_args = one
        self.call_args_list.append(one)
        self.mock_calls.append(one)
        self._mock_tell(args, kwargs)
        effect = self.side_effect
        if effect is not None:
            if _is_raised(effect):
                raise effect
            if callable(effect):
                given = effect(*args, **kwargs)
            else:
                if isinstance(effect, (list, tuple)):
                    effect = iter(effect)
                    self.side_effect = effect
                given = next(effect)
                if _is_raised(given):
                    raise given
            if given is not DEFAULT:
                return given
        if self._mock_wraps is not None and 'return_value' not in vars(self):
            return self._mock_wraps(*args, **kwargs)
        return self.return_value

    def _mock_tell(self, args, kwargs):
        path = self._mock_name
        above = self._mock_parent
        while above is not None:
            told = _Call(args, kwargs, path)
            above.mock_calls.append(told)
            if '()' not in path:
                above.method_calls.append(told)
            if above._mock_parent is not None:
                path = above._mock_name + ('.' if path[:2] != '()' else '') + path
            above = above._mock_parent


class MagicMock(Mock):
    def __len__(self):
        return 0

    def __iter__(self):
        return iter([])

    def __contains__(self, item):
        return False

    def __bool__(self):
        return True

    def __int__(self):
        return 1

    def __float__(self):
        return 1.0

    def _mock_given(self, name):
        if name not in vars(self):
            setattr(self, name, self._mock_child(name))
        return vars(self)[name]

    def __getitem__(self, key):
        return self._mock_given('__getitem__()')

    def __setitem__(self, key, value):
        pass

    def __enter__(self):
        return self._mock_given('__enter__()')

    def __exit__(self, *info):
        return False


class PropertyMock(Mock):
    def __get__(self, obj, owner=None):
        return self()

    def __set__(self, obj, value):
        self(value)


def create_autospec(spec, spec_set=False, instance=False, **kwargs):
    return MagicMock(spec=spec, **kwargs)


class _Sentinels:
    def __getattr__(self, name):
        made = _Named(name)
        setattr(self, name, made)
        return made


sentinel = _Sentinels()
`;

/** What a program sets for methods with underscores: `m.__enter__.return_value = …`. */
export const MAGIC_METHODS = String.raw`class MagicMock(Mock):
    def __init__(self, spec=None, wraps=None, name=None, spec_set=None, parent=None, **kwargs):
        super().__init__(spec, wraps, name, spec_set, parent, **kwargs)
        for method, given in (('__len__', 0), ('__contains__', False), ('__bool__', True), ('__exit__', False), ('__iter__', []), ('__enter__', DEFAULT), ('__getitem__', DEFAULT)):
            made = Mock(name=method)
            if given is not DEFAULT:
                made.return_value = given
            setattr(self, method, made)

    def __len__(self):
        return self.__len__()

    def __iter__(self):
        return iter(self.__iter__())

    def __contains__(self, item):
        return self.__contains__(item)

    def __bool__(self):
        return self.__bool__()

    def __getitem__(self, key):
        return self.__getitem__(key)

    def __enter__(self):
        return self.__enter__()

    def __exit__(self, *info):
        return self.__exit__(*info)
`;
