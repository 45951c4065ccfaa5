import { answerOf, node, type Node, operationsOf } from './contract.ts';

const tokens = { none: 'never', optional: 'if there is one', required: 'always' };

function typeOf(value: unknown): string {
  const { $ref, items } = node(value);
  return typeof $ref === 'string' ? String($ref.split('/').at(-1)) : `${typeOf(items)}[]`;
}

function rowsOf(contract: Node): string[][] {
  return operationsOf(contract).map((operation) => {
    const { id, method, path, security, isKeyed } = operation;
    const returns = typeOf(answerOf(contract, operation)['schema']);
    const cells = [`\`${id}\``, `\`${method} ${path}\``, tokens[security]];
    return [...cells, isKeyed ? 'yes' : '', `\`${returns}\``];
  });
}

/** Formats a Markdown table; the first row is its head. */
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
 * Replaces the part of a document between `<!-- name: … -->` and `<!-- /name -->`.
 * @param file - The name of the document, for the error message.
 * @throws Error when the markers are missing.
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

export function withOperationTable(readme: string, contract: Node): string {
  const head = ['Operation', 'Method and path', 'Token', 'Keyed', 'Returns'];
  return withPart(readme, 'operations', table([head, ...rowsOf(contract)]));
}
