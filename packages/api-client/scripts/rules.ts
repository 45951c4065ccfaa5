import { answerOf, isNode, node, type Node, operationsOf } from './contract.ts';

/** What would have to be understood before an answer could have it: the check would pass over it. */
const notUnderstood = ['allOf', 'anyOf', 'oneOf', 'not', 'const'];

/** The rule of a schema as text: a name for a schema that has one, otherwise what it says about values. */
function ruleOf(value: unknown): string {
  const schema = node(value);
  if (typeof schema['$ref'] === 'string') return String(schema['$ref'].split('/').at(-1));
  const odd = notUnderstood.find((keyword) => keyword in schema);
  if (odd) throw new Error(`openapi.yaml: an answer has \`${odd}\`, which rules.ts does not know`);
  const type = [schema['type']].flat().join('|');
  const parts = [
    ...['enum', 'minimum', 'maximum', 'required']
      .filter((keyword) => keyword in schema)
      .map((keyword) => `${keyword}: ${JSON.stringify(schema[keyword])}`),
    ...(isNode(schema['items']) ? [`items: ${ruleOf(schema['items'])}`] : []),
    ...(isNode(schema['properties']) ? [`properties: ${propertiesOf(schema['properties'])}`] : []),
  ];
  if (parts.length === 0) return `'${type}'`;
  return `{ type: '${type}', ${parts.join(', ')} }`;
}

function propertiesOf(properties: Node): string {
  const lines = Object.entries(properties).map(([name, schema]) => `${name}: ${ruleOf(schema)}`);
  return `{ ${lines.join(', ')} }`;
}

/** The names of the schemas that a schema needs, each after those that it needs itself. */
function neededBy(schemas: Node, value: unknown, before: readonly string[] = []): string[] {
  if (!isNode(value)) return [];
  const name = typeof value['$ref'] === 'string' ? value['$ref'].split('/').at(-1) : undefined;
  if (name === undefined)
    return Object.values(value).flatMap((child) => neededBy(schemas, child, before));
  if (before.includes(name)) throw new Error(`openapi.yaml: \`${name}\` contains itself`);
  return [...neededBy(schemas, schemas[name], [...before, name]), name];
}

/** The module of what the answers have to be, as compact data for `validateAnswer`. */
export function rulesModule(contract: Node): string {
  const schemas = node(node(contract['components'])['schemas']);
  const answers = operationsOf(contract).map((operation) => ({
    id: operation.id,
    schema: answerOf(contract, operation)['schema'],
  }));
  const names = new Set(answers.flatMap(({ schema }) => neededBy(schemas, schema)));
  return `import type { Rule } from './rule.ts';
import type { OperationId } from './types.ts';

${Array.from(names, (name) => `const ${name}: Rule = ${ruleOf(schemas[name])};\n`).join('')}
/** What each operation has to answer, as the contract says. */
export const rules: { readonly [Id in OperationId]: Rule } = {
${answers.map(({ id, schema }) => `  ${id}: ${ruleOf(schema)},\n`).join('')}};
`;
}
