import { parse } from 'yaml';
import { loadContract, type Schema } from '../../src/contract.ts';

/** What a section of the API reference has to show. */
export interface Section {
  /** Its path behind `#/`, and its id. */
  route: string;
  facts: string[];
}

interface Document {
  paths: Record<string, Record<string, { summary: string; tags: string[] }>>;
  components: { schemas: Record<string, Schema> };
}

const fieldsOf = ({ properties }: Schema = {}) =>
  properties instanceof Object ? Object.keys(properties) : [];

/**
 * The sections of the operations and the schemas of a contract.
 * @param text The contract as YAML.
 */
export function sectionsOf(text: string): Section[] {
  const { paths, components }: Document = parse(text);
  const operations = loadContract().operations.flatMap(({ id, method, path, input, responses }) => {
    const { summary, tags } = paths[path]![method.toLowerCase()]!;
    const fields = [input.params, input.querystring, input.body, responses['200']].flatMap(
      fieldsOf,
    );
    return {
      route: `${tags[0]}/${id}`.toLowerCase(),
      facts: [summary, path, ...Object.keys(responses), ...fields],
    };
  });
  const schemas = Object.entries(components.schemas).map(([name, schema]) => ({
    route: `schemas/${name}`.toLowerCase(),
    facts: [name, ...fieldsOf(schema)],
  }));
  return [...operations, ...schemas];
}
