import { type Security, securityOf } from '../contract.ts';
import {
  type ApiDocument,
  type OperationObject,
  type ParameterObject,
  follow,
} from './document.ts';
import type { ValueWords } from './fields.ts';
import { type Content, Markup, markup } from './markup.ts';
import { type LinkOf, highlight, inline } from './prose.ts';

/** An operation with what is needed to show it. */
export interface Operation extends OperationObject {
  method: string;
  path: string;
  access: Security;
  isKeyed: boolean;
  parameters: ParameterObject[];
}

/** What the parts of the page share. */
export interface Context {
  document: ApiDocument;
  operations: Operation[];
  linkOf: LinkOf;
}

/** Reads from the contract what all parts of the page need. */
export function createContext(document: ApiDocument): Context {
  const operations = operationsOf(document);
  const ids = new Set(operations.map(({ operationId }) => operationId));
  const linkOf: LinkOf = (name) => {
    if (ids.has(name)) return name;
    return Object.hasOwn(document.components.schemas, name) ? schemaId(name) : undefined;
  };
  return { document, operations, linkOf };
}

function operationsOf(document: ApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      const parameters = (operation.parameters ?? []).map((each) => follow(document, each));
      return {
        ...operation,
        parameters,
        path,
        method: method.toUpperCase(),
        access: securityOf(operation.security),
        isKeyed: parameters.some(({ name }) => name === 'Idempotency-Key'),
      };
    }),
  );
}

/** Where a schema stands on the page; an operation stands at its operationId. */
export const schemaId = (name: string) => `schema-${name}`;

/** A text as a part of an id. */
export const slug = (text: string) => text.toLowerCase().replaceAll(/\W+/g, '-');

/** A heading that can be linked to. */
export function heading(rank: 2 | 3, id: string, text: Content): Markup {
  const tag = new Markup(`h${rank}`);
  return markup`<${tag} id="${id}"><a class="permalink" href="#${id}">${text}</a></${tag}>`;
}

/** Code with a title. */
export const sample = (title: string, source: string) =>
  markup`<figure><figcaption>${title}</figcaption><pre><code>${highlight(source)}</code></pre></figure>`;

/**
 * A table with a region of its own to scroll in.
 * @param label Names the region.
 * @param columns The heads of the columns.
 */
export const table = (label: string, columns: string[], rows: Content) =>
  markup`<div class="scroll" role="group" tabindex="0" aria-label="${label}"><table class="${slug(columns.join(' '))}">
<thead><tr>${columns.map((column) => markup`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${rows}</tbody>
</table></div>`;

/** The HTTP method, in upper case. */
export const methodBadge = (method: string) =>
  markup`<span class="method ${method.toLowerCase()}">${method}</span> `;

/** The type of a value, leading to the schema that says more. */
export const typeLink = ({ type, schema }: ValueWords): Content =>
  schema === undefined ? type : markup`${type} <a href="#${schemaId(schema)}">${schema}</a>`;

/** What a value may be, and what it means. */
export function valueWords({ linkOf }: Context, words: ValueWords): Content {
  const { description, limits, values, standard, pattern, example } = words;
  const code = (text: string) => markup`<code>${text}</code>`;
  const listed = values.map((value, index) => [index > 0 && ', ', code(value)]);
  const facts = [
    ...limits,
    values.length > 0 && markup`one of ${listed}`,
    standard !== undefined && markup`${code(standard)} when left out`,
    pattern !== undefined && markup`matches ${code(pattern)}`,
    example !== undefined && markup`such as ${code(example)}`,
  ].flatMap((fact) => (fact === false ? [] : markup`<li>${fact}</li>`));
  return [
    description !== undefined && markup`<p>${inline(description, linkOf)}</p>`,
    facts.length > 0 && markup`<ul class="limits">${facts}</ul>`,
  ];
}

/** A row that describes a field or a parameter. */
export function valueRow(context: Context, row: ValueRow): Markup {
  const { name, depth = 0, place, required, words } = row;
  // Long names break where their words begin.
  const steps = name
    .split(/(?<=\.)|(?=[A-Z])/)
    .map((step, index) => [index > 0 && markup`<wbr>`, step]);
  return markup`<tr><th scope="row" class="depth-${depth}"><code>${steps}</code>
<span class="type">${typeLink(words)}</span>${place !== undefined && markup`\n<span class="type">in ${place}</span>`}${required && markup`\n<span class="required">required</span>`}</th><td>${valueWords(context, words)}</td></tr>
`;
}

interface ValueRow {
  name: string;
  /** How many fields it is inside of. */
  depth?: number;
  /** Where a parameter stands. */
  place?: string | undefined;
  required: boolean;
  words: ValueWords;
}
