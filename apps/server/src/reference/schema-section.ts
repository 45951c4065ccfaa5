import { type SchemaObject, follow, schemasWithin } from './document.ts';
import { fieldsOf, wordsOf } from './fields.ts';
import { type Content, markup } from './markup.ts';
import { type Context, heading, schemaId, table, valueRow, valueWords } from './parts.ts';

/** A schema with a name: what it is, its fields, and who uses it. */
export function schemaSection(context: Context, name: string, schema: SchemaObject): Content {
  const words = wordsOf(context.document, schema);
  return markup`<article class="schema">
${heading(3, schemaId(name), markup`<code>${name}</code>`)}
<p class="type">${words.type}</p>
${valueWords(context, words)}
${fieldTable(context, `Fields of ${name}`, schema, { isDeep: false })}
${usedBy(context, name)}
</article>
`;
}

/**
 * The fields of a body; nothing where it has none.
 * @param options `isDeep` lists the fields of schemas inside of it, too, as it does unless told otherwise.
 */
export function fieldTable(
  context: Context,
  label: string,
  schema: SchemaObject,
  { isDeep = true } = {},
): Content {
  const fields = fieldsOf(context.document, schema, isDeep);
  if (fields.length === 0) return undefined;
  const rows = fields.map((field) => valueRow(context, { ...field, words: field }));
  return [
    table(label, ['Field', 'Meaning'], rows),
    follow(context.document, schema).additionalProperties === false &&
      markup`<p class="note">Other fields are refused.</p>`,
  ];
}

function usedBy({ document, operations }: Context, name: string): Content {
  const users = operations.filter(({ path, method }) =>
    schemasWithin(document, document.paths[path]?.[method.toLowerCase()]).includes(name),
  );
  if (users.length === operations.length)
    return markup`<p class="note">Used by every operation.</p>`;
  const links = users.map(({ operationId: id }, index) => [
    index > 0 && ', ',
    markup`<a href="#${id}"><code>${id}</code></a>`,
  ]);
  return markup`<p class="note">Used by ${links}.</p>`;
}
