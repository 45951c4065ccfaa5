import { parser } from '@prometheus-io/lezer-promql';

/** A series that an expression selects, and the labels that it compares. */
export interface Selector {
  metric: string;
  labels: { name: string; operator: string; value: string }[];
}

/**
 * Reads an expression with Prometheus's own grammar.
 * @returns its selectors, and the labels that it groups by
 * @throws Error when it is malformed
 */
export function readPromql(expression: string): { selectors: Selector[]; groups: string[] } {
  const selectors: Selector[] = [];
  const groups: string[] = [];
  parser.parse(expression).iterate({
    enter({ name, type, from, to, node }) {
      const text = expression.slice(from, to);
      const textOf = (child: string) => {
        const found = node.getChild(child);
        return found ? expression.slice(found.from, found.to) : '';
      };
      if (type.isError) throw new Error(`Malformed at ${from}: ${expression}`);
      if (name === 'VectorSelector') selectors.push({ metric: textOf('Identifier'), labels: [] });
      if (name === 'UnquotedLabelMatcher') {
        selectors.at(-1)?.labels.push({
          name: textOf('LabelName'),
          operator: textOf('MatchOp'),
          value: textOf('StringLiteral').slice(1, -1),
        });
      }
      if (name === 'LabelName' && node.parent?.name === 'GroupingLabels') groups.push(text);
    },
  });
  return { selectors, groups };
}
