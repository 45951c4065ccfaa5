import { isObject } from './errors.ts';
import type { Rule } from './rule.ts';
import { rules } from './generated/rules.ts';
import type { OperationId } from './generated/operations.ts';

export type { Rule };

/**
 * Validates an answer against the contract. Returns the first violation as path and rule, such as
 * `doctors[3].doctorId: an integer is expected`, or `undefined`. The message never contains a value of the answer.
 * Unknown fields are allowed, because newer backends may send them.
 *
 * Pass it as `validate` to `createPortalClient`: an invalid answer then fails with kind `parse`.
 * @param operationId - The operation that was called.
 * @param data - The parsed answer.
 */
export function validateAnswer(operationId: OperationId, data: unknown): string | undefined {
  return faultsOf(rules[operationId], data, '').next().value;
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'an integer',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
};

function* faultsOf(given: Rule, value: unknown, path: string): Generator<string, undefined> {
  const rule = typeof given === 'string' ? { type: given } : given;
  const { type, minimum = -Infinity, maximum = Infinity, properties = {} } = rule;
  const { discriminator = '', cases = {} } = rule;
  const types = type.split('|');
  const at = (name: string) => (path ? `${path}.${name}` : name);
  const fault = (expected: string) => `${path || 'the answer'}: ${expected} is expected`;

  if (!types.some((one) => isOf(one, value)))
    yield fault(types.map((one) => typeNames[one] ?? one).join(' or '));
  else if (rule.enum?.includes(value) === false)
    yield fault(`one of ${rule.enum.map(String).join(', ')}`);
  else if (typeof value === 'number') {
    if (value < minimum) yield fault(`a number of at least ${minimum}`);
    if (value > maximum) yield fault(`a number of at most ${maximum}`);
  } else if (Array.isArray(value) && rule.items) {
    for (const [index, item] of value.entries())
      yield* faultsOf(rule.items, item, `${path}[${index}]`);
  } else if (isObject(value) && discriminator) {
    const chosen = new Map(Object.entries(cases)).get(String(value[discriminator]));
    if (chosen) yield* faultsOf(chosen, value, path);
    else yield `${at(discriminator)}: one of ${Object.keys(cases).join(', ')} is expected`;
  } else if (isObject(value)) {
    for (const [key, part] of Object.entries(properties)) {
      const name = key.replace('?', '');
      if (value[name] !== undefined || name === key) yield* faultsOf(part, value[name], at(name));
    }
  }
  return undefined;
}

function isOf(type: string, value: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  return type === 'null' ? value === null : typeof value === type;
}
