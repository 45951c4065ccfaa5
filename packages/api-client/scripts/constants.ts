import { isNode, node, type Node, resolve } from './contract.ts';

function* enums(value: unknown, name = ''): Generator<[string, readonly unknown[]]> {
  if (!isNode(value)) return;
  if (Array.isArray(value['enum'])) yield [name, value['enum']];
  for (const [key, child] of Object.entries(value))
    yield* enums(child, ['schema', 'items'].includes(key) ? name : key);
}

/** `GenderInput` (request) and `gender` (answer) share one constant. */
const constantOf = (name: string) =>
  name.replace(/Input$/, '').replace(/^./, (letter) => letter.toLowerCase());

function enumConstants(contract: Node): string {
  const found = new Map<string, string>();
  for (const [name, values] of enums(contract['components'])) {
    const constant = constantOf(name);
    // Null and blank mean that none is chosen.
    const members = JSON.stringify(values.filter((value) => typeof value === 'string' && value));
    if ((found.get(constant) ?? members) !== members)
      throw new Error(`openapi.yaml: \`${constant}\` has two different enums`);
    found.set(constant, members);
  }
  return Array.from(found, ([constant, members]) => {
    const type = constant.replace(/^./, (letter) => letter.toUpperCase());
    return `
/** Every \`${constant}\` of the contract, in its order. */
export const ${constant}s = ${members} as const;

/** One of {@link ${constant}s}. */
export type ${type} = (typeof ${constant}s)[number];
`;
  }).join('');
}

export function constantsModule(contract: Node): string {
  const at = (path: string) => resolve(contract, { $ref: `#/components/${path}` });
  const pageSize = node(at('parameters/PageSize')['schema']);
  const pressure = at('schemas/BloodPressurePayload/properties/value');
  return `${enumConstants(contract)}
/** The default number of items per page. */
export const defaultPageSize = ${String(pageSize['default'])};

/** The largest \`pageSize\`. */
export const maxPageSize = ${String(pageSize['maximum'])};

/** The format of a blood pressure: systolic/diastolic in mm[Hg], as in \`120/80\`. */
export const bloodPressurePattern = ${String(new RegExp(String(pressure['pattern'])))};
`.trimStart();
}
