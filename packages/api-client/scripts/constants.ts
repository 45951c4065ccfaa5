import { isNode, node, type Node, resolve } from './contract.ts';

/** The enums below a part of the contract, by the name of the field or schema that has each. */
function* enums(value: unknown, name = ''): Generator<[string, readonly unknown[]]> {
  if (!isNode(value)) return;
  if (Array.isArray(value['enum'])) yield [name, value['enum']];
  for (const [key, child] of Object.entries(value))
    yield* enums(child, ['schema', 'items'].includes(key) ? name : key);
}

/** `GenderInput` and `gender` are the same thing, once asked for and once answered. */
const thingOf = (name: string) =>
  name.replace(/Input$/, '').replace(/^./, (letter) => letter.toLowerCase());

function enumConstants(contract: Node): string {
  const found = new Map<string, string>();
  for (const [name, values] of enums(contract['components'])) {
    const thing = thingOf(name);
    // Null and the blank say that none of them was chosen.
    const words = JSON.stringify(values.filter((value) => typeof value === 'string' && value));
    if ((found.get(thing) ?? words) !== words)
      throw new Error(`openapi.yaml: \`${thing}\` has two different enums`);
    found.set(thing, words);
  }
  return Array.from(found, ([thing, words]) => {
    const type = thing.replace(/^./, (letter) => letter.toUpperCase());
    return `
/** Every \`${thing}\` of the contract, in its order. */
export const ${thing}s = ${words} as const;

/** One of {@link ${thing}s}. */
export type ${type} = (typeof ${thing}s)[number];
`;
  }).join('');
}

/** The module of the contract's enums, and of the numbers and patterns that the helpers need. */
export function constantsModule(contract: Node): string {
  const at = (path: string) => resolve(contract, { $ref: `#/components/${path}` });
  const pageSize = node(at('parameters/PageSize')['schema']);
  const pressure = at('schemas/BloodPressurePayload/properties/value');
  return `${enumConstants(contract)}
/** How many items a page has when no size is asked for; lists grow by as many. */
export const defaultPageSize = ${String(pageSize['default'])};

/** The longest page that may be asked for. */
export const maxPageSize = ${String(pageSize['maximum'])};

/** How a blood pressure is written: the upper and the lower value in mm[Hg], as in \`120/80\`. */
export const bloodPressurePattern = ${String(new RegExp(String(pressure['pattern'])))};
`.trimStart();
}
