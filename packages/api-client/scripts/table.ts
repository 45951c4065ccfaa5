import { answerOf, node, type Node, operationsOf } from './contract.ts';

const tokens = { none: 'never', optional: 'when there is one', required: 'always' };

/** The type of a schema, as the client's `Schemas` have it. */
function typeOf(value: unknown): string {
  const { $ref, items } = node(value);
  return typeof $ref === 'string' ? String($ref.split('/').at(-1)) : `${typeOf(items)}[]`;
}

function rowsOf(contract: Node): string[][] {
  return operationsOf(contract).map((operation) => {
    const { id, method, path, security, isKeyed } = operation;
    const gives = typeOf(answerOf(contract, operation)['schema']);
    const cells = [`\`${id}\``, `\`${method} ${path}\``, tokens[security]];
    return [...cells, isKeyed ? 'yes' : '', `\`${gives}\``];
  });
}

/** A table of Markdown, formatted as the project formats it; the first row is its head. */
export function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[], filler = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, filler)).join(' | ')} |`;
  return [
    line(head),
    line(
      head.map(() => '-'),
      '-',
    ),
    ...body.map((row) => line(row)),
  ].join('\n');
}

/**
 * A document with a part of it written anew: what stands between `<!-- name: … -->` and `<!-- /name -->`.
 * @param file - What the document is called, for the error.
 * @throws Error when it has no such marks.
 */
export function withPart(
  document: string,
  name: string,
  content: string,
  file = 'README.md',
): string {
  const marked = new RegExp(`(<!-- ${name}: .* -->\n)[^]*(<!-- /${name} -->)`);
  if (!marked.test(document)) throw new Error(`${file} lacks the marks of ${name}`);
  return document.replace(marked, (_, start, end) => `${start}\n${content}\n\n${end}`);
}

/** The README with a new table of the operations. */
export function withOperationTable(readme: string, contract: Node): string {
  const head = ['Operation', 'Method and path', 'Token', 'Keyed', 'Gives'];
  return withPart(readme, 'operations', table([head, ...rowsOf(contract)]));
}
