import { answerOf, isNode, list, node, type Node, operationsOf } from './contract.ts';

/** `validateAnswer` would silently ignore these keywords. */
const unsupportedKeywords = ['allOf', 'anyOf', 'not'];

/** Returns the source of a schema's rule: the constant of a named schema, otherwise a literal. */
function ruleOf(value: unknown): string {
  const schema = node(value);
  if (typeof schema['$ref'] === 'string') return String(schema['$ref'].split('/').at(-1));
  const unsupported = unsupportedKeywords.find((keyword) => keyword in schema);
  if (unsupported)
    throw new Error(`openapi.yaml: an answer has \`${unsupported}\`, which rules.ts does not know`);
  if ('oneOf' in schema) return choiceOf(schema);
  const type = [schema['type']].flat().join('|');
  const parts = [
    ...('const' in schema ? [`enum: ${JSON.stringify([schema['const']])}`] : []),
    ...['enum', 'minimum', 'maximum']
      .filter((keyword) => keyword in schema)
      .map((keyword) => `${keyword}: ${JSON.stringify(schema[keyword])}`),
    ...(isNode(schema['items']) ? [`items: ${ruleOf(schema['items'])}`] : []),
    ...(isNode(schema['properties']) ? [`properties: ${propertiesOf(schema)}`] : []),
  ];
  if (parts.length === 0) return `'${type}'`;
  return `{ type: '${type}', ${parts.join(', ')} }`;
}

/** The rule of a choice between schemas, which a field tells apart. */
function choiceOf({ oneOf, discriminator }: Node): string {
  const { propertyName, mapping } = node(discriminator);
  const cases = Object.entries(node(mapping));
  if (cases.length !== list(oneOf).length)
    throw new Error('openapi.yaml: `oneOf` needs a discriminator that maps every schema');
  const lines = cases.map(([name, $ref]) => `${name}: ${ruleOf({ $ref })}`);
  return `{ type: 'object', discriminator: '${String(propertyName)}', cases: { ${lines.join(', ')} } }`;
}

function propertiesOf({ properties, required }: Node): string {
  const lines = Object.entries(node(properties)).map(
    ([name, schema]) => `${list(required).includes(name) ? name : `'${name}?'`}: ${ruleOf(schema)}`,
  );
  return `{ ${lines.join(', ')} }`;
}

/** Returns the names of the schemas that a schema depends on, in dependency order. */
function dependenciesOf(schemas: Node, value: unknown, before: readonly string[] = []): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => dependenciesOf(schemas, item, before));
  if (!isNode(value)) return [];
  const name = typeof value['$ref'] === 'string' ? value['$ref'].split('/').at(-1) : undefined;
  if (name === undefined)
    return Object.values(value).flatMap((child) => dependenciesOf(schemas, child, before));
  if (before.includes(name)) throw new Error(`openapi.yaml: \`${name}\` contains itself`);
  return [...dependenciesOf(schemas, schemas[name], [...before, name]), name];
}

export function rulesModule(contract: Node): string {
  const schemas = node(node(contract['components'])['schemas']);
  const answers = operationsOf(contract).map((operation) => ({
    id: operation.id,
    schema: answerOf(contract, operation)['schema'],
  }));
  const names = new Set(answers.flatMap(({ schema }) => dependenciesOf(schemas, schema)));
  return `import type { Rule } from '../rule.ts';
import type { OperationId } from './operations.ts';

${Array.from(names, (name) => `const ${name}: Rule = ${ruleOf(schemas[name])};\n`).join('')}
/** The rule of each operation's answer. */
export const rules: { readonly [Id in OperationId]: Rule } = {
${answers.map(({ id, schema }) => `  ${id}: ${ruleOf(schema)},\n`).join('')}};
`;
}
