import { node, type Node, type Operation, operationsOf } from './contract.ts';
import { exampleOf } from './examples.ts';

/** The contract's example of everything that an operation takes, in one object as the client takes it. */
function inputOf({ definition, parameters }: Operation): Node {
  const named = parameters
    .filter((parameter) => parameter['in'] !== 'header')
    .map((parameter) => [parameter['name'], parameter['example']]);
  const input = Object.fromEntries(named);
  if (definition['requestBody'] === undefined) return input;
  const { content } = node(definition['requestBody']);
  return { ...input, body: exampleOf(node(node(content)['application/json'])) };
}

/** The module of the tests' sample calls: one of each operation, with the contract's examples. */
export function samplesModule(contract: Node): string {
  const operations = operationsOf(contract).map((operation) => {
    const { id } = operation;
    const input = inputOf(operation);
    // An operation without input takes its options first.
    const args = Object.keys(input).length === 0 ? 'options' : `inputs.${id}, options`;
    return { id, input: JSON.stringify(input), call: `client.${id}(${args})` };
  });
  return `import type { CallOptions, Input, OperationId, PortalClient, PortalResult } from '../src/index.ts';

/** What each operation is called with. */
export const inputs: { readonly [Id in OperationId]: Input<Id> } = {
${operations.map(({ id, input }) => `  ${id}: ${input},\n`).join('')}};

/** Calls each operation. */
export const calls: {
  readonly [Id in OperationId]: (
    client: PortalClient,
    options?: CallOptions,
  ) => Promise<PortalResult<unknown>>;
} = {
${operations.map(({ id, call }) => `  ${id}: (client, options) => ${call},\n`).join('')}};
`;
}
