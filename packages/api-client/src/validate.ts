import { isObject } from './errors.ts';
import type { Rule } from './rule.ts';
import { rules } from './rules.ts';
import type { OperationId } from './types.ts';

export type { Rule };

/**
 * Compares an answer with the contract. Gives the first fault as path and rule, such as
 * `doctors[3].doctorId: an integer is expected`, and nothing when there is none. The text never has a value of the answer
 * in it, nor the name of a field that the contract does not know: those are allowed, as newer backends have them.
 *
 * For `createPortalClient({ validate: validateAnswer, … })`: an answer with a fault then fails with kind `parse`.
 * @param operationId - The operation that gave the answer.
 * @param data - The parsed answer.
 */
export function validateAnswer(operationId: OperationId, data: unknown): string | undefined {
  return faultsOf(rules[operationId], data, '').next().value;
}

const words: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'an integer',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
};

function* faultsOf(given: Rule, value: unknown, path: string): Generator<string, undefined> {
  const rule = typeof given === 'string' ? { type: given } : given;
  const { type, minimum = -Infinity, maximum = Infinity, required = [], properties = {} } = rule;
  const types = type.split('|');
  const fault = (expected: string) => `${path || 'the answer'}: ${expected} is expected`;

  if (!types.some((one) => isOf(one, value)))
    yield fault(types.map((one) => words[one] ?? one).join(' or '));
  else if (rule.enum?.includes(value) === false)
    yield fault(`one of ${rule.enum.map(String).join(', ')}`);
  else if (typeof value === 'number') {
    if (value < minimum) yield fault(`a number of at least ${minimum}`);
    if (value > maximum) yield fault(`a number of at most ${maximum}`);
  } else if (Array.isArray(value) && rule.items) {
    for (const [index, item] of value.entries())
      yield* faultsOf(rule.items, item, `${path}[${index}]`);
  } else if (isObject(value)) {
    for (const [name, part] of Object.entries(properties))
      if (value[name] !== undefined || required.includes(name))
        yield* faultsOf(part, value[name], path ? `${path}.${name}` : name);
  }
  return undefined;
}

function isOf(type: string, value: unknown): boolean {
  switch (type) {
    case 'integer':
      return Number.isInteger(value);
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    case 'null':
      return value === null;
    default:
      return typeof value === type;
  }
}
