import { type ApiDocument, type SchemaObject, follow, schemaName } from './document.ts';

/** What there is to say of a value, in words for developers. */
export interface ValueWords {
  /** Such as `string or null`. */
  type: string;
  /** The schema of the contract that says more, if it has a name. */
  schema: string | undefined;
  /** Such as `1 to 100 characters`. */
  limits: string[];
  /** The values that are allowed, as JSON; empty when any is. */
  values: string[];
  /** As JSON. */
  standard: string | undefined;
  pattern: string | undefined;
  /** As JSON. */
  example?: string | undefined;
  description: string | undefined;
}

/** A field of a body. */
export interface Field extends ValueWords {
  /** The names that lead to it, joined with dots; `[]` is any item of a list, `*` any name. */
  name: string;
  /** How many fields it is inside of. */
  depth: number;
  required: boolean;
}

/** Describes the value of a schema. */
export function wordsOf(document: ApiDocument, part: SchemaObject): ValueWords {
  const schema = follow(document, part);
  return {
    type: typeOf(document, schema),
    schema: schemaName(part) ?? schemaName(schema.items ?? {}),
    limits: [
      rangeOf(schema.minLength, schema.maxLength, ' characters'),
      rangeOf(schema.minimum, schema.maximum),
    ].flatMap((limit) => limit ?? []),
    values: schema.enum?.map((value) => JSON.stringify(value)) ?? [],
    standard: schema.default === undefined ? undefined : JSON.stringify(schema.default),
    pattern: schema.pattern,
    description: schema.description,
  };
}

/**
 * The fields of a schema, each followed by those inside of it.
 * @param isDeep Whether fields inside of a schema with a name of its own are listed too.
 */
export function fieldsOf(document: ApiDocument, part: SchemaObject, isDeep: boolean): Field[] {
  function fieldsWithin(
    from: SchemaObject,
    { path, depth, parents }: { path: string; depth: number; parents: string[] },
  ): Field[] {
    const name = schemaName(from);
    // A schema may hold itself; and it is described once where it has a place of its own.
    if (name !== undefined && (parents.includes(name) || (!isDeep && depth > 0))) return [];
    const { properties = {}, required = [], additionalProperties, items } = follow(document, from);
    const within = { depth, parents: name === undefined ? parents : [...parents, name] };
    if (items) return fieldsWithin(items, { ...within, path: `${path}[]` });
    const own = Object.entries(properties);
    if (typeof additionalProperties === 'object') own.push(['*', additionalProperties]);
    return own.flatMap(([key, value]) => {
      const field = path === '' ? key : `${path}.${key}`;
      return [
        { name: field, depth, required: required.includes(key), ...wordsOf(document, value) },
        ...fieldsWithin(value, { ...within, path: field, depth: depth + 1 }),
      ];
    });
  }

  return fieldsWithin(part, { path: '', depth: 0, parents: [] });
}

function typeOf(document: ApiDocument, part: SchemaObject): string {
  const { type = [], format, maxLength, items, anyOf = [] } = follow(document, part);
  const words = [type].flat().map((each) => {
    if (each === 'array' && items) return `array of ${typeOf(document, items)}`;
    if (each === 'string' && maxLength === 0) return 'empty string';
    return format === undefined || each === 'null' ? each : `${each} (${format})`;
  });
  return [...words, ...anyOf.map((each) => typeOf(document, each))].join(' or ');
}

function rangeOf(from: number | undefined, to: number | undefined, unit = ''): string | undefined {
  if (from === undefined && to === undefined) return undefined;
  if (from === undefined) return `at most ${to}${unit}`;
  return to === undefined ? `at least ${from}${unit}` : `${from} to ${to}${unit}`;
}
