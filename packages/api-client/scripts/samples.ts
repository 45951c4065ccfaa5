import { node, type Node, type Operation, operationsOf } from './contract.ts';
import { exampleOf } from './examples.ts';

function inputOf({ definition, parameters }: Operation): Node {
  const named = parameters
    .filter((parameter) => parameter['in'] !== 'header')
    .map((parameter) => [parameter['name'], parameter['example']]);
  const input = Object.fromEntries(named);
  if (definition['requestBody'] === undefined) return input;
  const { content } = node(definition['requestBody']);
  return { ...input, body: exampleOf(node(node(content)['application/json'])) };
}

export function samplesModule(contract: Node): string {
  const operations = operationsOf(contract).map((operation) => {
    const { id } = operation;
    const input = inputOf(operation);
    const args = `${Object.keys(input).length === 0 ? '{}' : `inputs.${id}`}, options`;
    return { id, input: JSON.stringify(input), call: `client.${id}(${args})` };
  });
  return `import type { CallOptions, Input, OperationId, PortalClient, PortalResult } from '../src/index.ts';

export const inputs: { readonly [Id in OperationId]: Input<Id> } = {
${operations.map(({ id, input }) => `  ${id}: ${input},\n`).join('')}};

export const calls: {
  readonly [Id in OperationId]: (
    client: PortalClient,
    options?: CallOptions,
  ) => Promise<PortalResult<unknown>>;
} = {
${operations.map(({ id, call }) => `  ${id}: (client, options) => ${call},\n`).join('')}};
`;
}
