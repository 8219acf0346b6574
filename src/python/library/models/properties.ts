/** `property` where it makes objects that are handed around: `C.size = property(lambda self: 1)`, a function that returns one. */
export const PROPERTIES = String.raw`class property:
    def __init__(self, fget=None, fset=None, fdel=None, doc=None):
        self.fget = fget
        self.fset = fset
        self.fdel = fdel
        self._name = ''
        if doc is None and fget is not None:
            doc = getattr(fget, '__doc__', None)
        self.__doc__ = doc

    def __set_name__(self, owner, name):
        self._name = f' {name!r}'

    def __get__(self, obj, objtype=None):
        if obj is None:
            return self
        if self.fget is None:
            raise AttributeError(f'property{self._name} of {type(obj).__name__!r} object has no getter')
        return self.fget(obj)

    def __set__(self, obj, value):
        if self.fset is None:
            raise AttributeError(f'property{self._name} of {type(obj).__name__!r} object has no setter')
        self.fset(obj, value)

    def __delete__(self, obj):
        if self.fdel is None:
            raise AttributeError(f'property{self._name} of {type(obj).__name__!r} object has no deleter')
        self.fdel(obj)

    def getter(self, fget):
        return property(fget, self.fset, self.fdel, self.__doc__)

    def setter(self, fset):
        return property(self.fget, fset, self.fdel, self.__doc__)

    def deleter(self, fdel):
        return property(self.fget, self.fset, fdel, self.__doc__)
`;

/** A call of it that is more than the name of a method under another name, or one that a function returns. */
const CALL = /(?<![@\w.])property\(/;
const ALIAS = /^[ \t]+\w+[ \t]*=[ \t]*property\([ \t]*(?:fget[ \t]*=[ \t]*)?[^\W\d]\w*[ \t]*(?:,[ \t]*(?:f(?:set|del)[ \t]*=[ \t]*)?\w+[ \t]*)*\)[ \t]*(?:#.*)?$/gm; // prettier-ignore

/** What they are made of is read, or what is one is asked. */
const READ = /\.f(?:get|set|del)\b|(?<!@)\bproperty[ \t]*[,)]/;

export function makesProperties(program: string): boolean {
  return CALL.test(program.replace(ALIAS, '')) || READ.test(program);
}
