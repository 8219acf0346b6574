/**
 * What a class is asked itself when somebody asks for its instances or subclasses: `__instancecheck__` and `__subclasscheck__` of its
 * metaclass, `__subclasshook__` of the class.
 */
import { classOf, classValue, findMethod } from '../../../python/definitions/definitions';
import { metaclassIn } from '../../../python/definitions/metaclass';
import type { SourceFile } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import { innerCall, type InnerCall } from '../calls/inner-call';
import { typeOfInstance } from './instances';
import { protocolCheck } from './protocols';

const CHECKS = { isinstance: '__instancecheck__', issubclass: '__subclasscheck__' } as const;

/** @param otherwise what class statements say, as far as they do */
export function hookCall(
  source: SourceFile,
  name: 'isinstance' | 'issubclass',
  value: Value,
  wanted: Value | undefined,
  otherwise: boolean | undefined,
): InnerCall | undefined {
  const owner = wanted?.kind === 'opaque' && wanted.type === 'class' ? classOf(source, wanted) : undefined;
  if (!wanted || !owner) return undefined;
  const checked = protocolCheck(source, name, value, owner, otherwise);
  if (checked) return checked;
  const type = name === 'issubclass' ? value : typeOf(source, value);
  // Of its very own instances it is not asked.
  if (!type || (name === 'isinstance' && classOf(source, type) === owner)) return undefined;
  const meta = metaclassIn(source, owner);
  const check = CHECKS[name];
  if (meta && meta !== 'foreign' && findMethod(source, meta, check))
    return innerCall(`<${name}>`, { _meta: classValue(meta), _class: wanted, _value: value }, [
      `_found = _meta.${check}(_class, _value)`,
      'return bool(_found)',
    ]);
  if (otherwise === undefined || !findMethod(source, owner, '__subclasshook__')) return undefined;
  return innerCall(`<${name}>`, { _class: wanted, _type: type, _otherwise: { kind: 'bool', value: otherwise } }, [
    '_found = _class.__subclasshook__(_type)',
    'if _found is NotImplemented:',
    '    return _otherwise',
    'return bool(_found)',
  ]);
}

function typeOf(source: SourceFile, value: Value): Value | undefined {
  const owner = value.kind === 'object' || value.kind === 'call' ? classOf(source, value) : undefined;
  if (owner) return classValue(owner);
  const told = typeOfInstance(value);
  return told && 'value' in told ? told.value : undefined;
}
