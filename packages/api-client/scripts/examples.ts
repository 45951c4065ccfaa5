import {
  answerOf,
  list,
  node,
  type Node,
  type Operation,
  operationsOf,
  resolve,
  successOf,
  variantsOf,
} from './contract.ts';

export function exampleOf(json: Node): unknown {
  if ('example' in json) return json['example'];
  return node(Object.values(node(json['examples']))[0])['value'];
}

/** Returns the minimal answer; `undefined` for a keyed write, which needs no body. */
function emptyOf(contract: Node, operation: Operation): unknown {
  if (operation.isKeyed) return undefined;
  const answer = answerOf(contract, operation);
  const example = exampleOf(answer);
  if (Array.isArray(example)) return [];
  // The example is one of the first variant.
  const [variant] = variantsOf(contract, answer['schema']);
  const { required, properties = {} } = node(variant);
  return Object.fromEntries(
    list(required).map((field) => {
      const value = node(example)[String(field)];
      if (Array.isArray(value)) return [field, []];
      if (/(^c|C)ount$/.test(String(field))) return [field, 0];
      const { type } = resolve(contract, node(properties)[String(field)]);
      return [field, list(type).includes('null') ? null : value];
    }),
  );
}

function problemsOf(contract: Node, operation: Operation): string {
  const statuses = Object.entries(node(operation.definition['responses'])).filter(
    ([status]) => Number(status) >= 400,
  );
  const lines = statuses.map(([status, response]) => {
    const { $ref } = node(response);
    const shared = typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined;
    return `${status}: ${shared ?? JSON.stringify(exampleOf(answerOf(contract, operation, status)))}`;
  });
  return `{ ${lines.join(', ')} }`;
}

function sharedProblems(contract: Node): string {
  const responses = Object.entries(node(node(contract['components'])['responses']));
  return responses
    .map(([name, response]): [string, Node] => [
      name,
      node(node(node(response)['content'])['application/json']),
    ])
    .filter(([, json]) => String(node(json['schema'])['$ref']).endsWith('/Problem'))
    .map(
      ([name, json]) => `const ${name}: Schemas['Problem'] = ${JSON.stringify(exampleOf(json))};\n`,
    )
    .join('');
}

export function examplesModule(contract: Node): string {
  const operations = operationsOf(contract);
  const lines = (valueOf: (operation: Operation) => string | undefined) =>
    operations
      .map((operation) => [operation.id, valueOf(operation)])
      .flatMap(([id, value]) => (value === undefined ? [] : `  ${id}: ${value},\n`))
      .join('');
  const answer = (operation: Operation) => exampleOf(answerOf(contract, operation));
  return `import { listOf, objectOf } from '../factories.ts';
import type { Answer, OperationId, Schemas } from '../types.ts';

/** The contract's example of each operation's answer. */
export const answers: { readonly [Id in OperationId]: Answer<Id> } = {
${lines((operation) => JSON.stringify(answer(operation)))}};

/** The minimal answer of each operation; absent for a keyed write, which needs no body. */
export const emptyAnswers: { readonly [Id in OperationId]?: Answer<Id> } = {
${lines((operation) => JSON.stringify(emptyOf(contract, operation)))}};

/** The HTTP status of each success that is not 200. */
export const statuses: { readonly [Id in OperationId]?: number } = {
${lines((operation) => (successOf(operation) === '200' ? undefined : successOf(operation)))}};

${sharedProblems(contract)}
/** The contract's examples of each operation's errors, by status. */
export const problems: {
  readonly [Id in OperationId]: Readonly<Record<number, Schemas['Problem']>>;
} = {
${lines((operation) => problemsOf(contract, operation))}};

/**
 * Creates answers from the contract's examples with some fields overridden:
 * \`examples.getDoctor({ name: 'Tara Test' })\`. A list takes the fields of each item:
 * \`examples.listBloodPressures([{ value: '120/80' }, { value: 'high' }])\`.
 */
export const examples = {
${lines((operation) => `${Array.isArray(answer(operation)) ? 'listOf' : 'objectOf'}(answers.${operation.id})`)}} as const satisfies { readonly [Id in OperationId]: () => Answer<Id> };
`;
}
