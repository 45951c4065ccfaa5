import { type Operation, type Schema, loadContract } from '../../src/contract.ts';
import type { Input } from './arbitraries.ts';
import { isSchema } from './conformance.ts';

export interface Call {
  method: Operation['method'];
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}

export interface Exchange {
  call: Call;
  /** Numbers that are sent as text are numbers here. */
  input: Input;
}

export function toExchange(
  { method, path, input: schemas }: Operation,
  { params: pathPart, querystring, headers: headerPart, body }: Input,
  authorization: string | undefined,
): Exchange {
  const params = mapValues(pathPart, toText);
  const search = withoutEmpty(mapValues(querystring, (value) => [value].flat().map(toText)));
  // Replaces characters that HTTP headers cannot carry.
  const headers = mapValues(headerPart, (value) =>
    toText(value).replaceAll(/[^\t -~\xA0-\xFF]/g, '?'),
  );
  const pathname = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const query = new URLSearchParams(
    Object.entries(search).flatMap(([name, texts]) => texts.map((text) => [name, text])),
  );
  const payload = body === undefined ? undefined : JSON.stringify(body);
  return {
    call: {
      method,
      url: query.size === 0 ? pathname : `${pathname}?${query.toString()}`,
      headers: {
        ...headers,
        ...(authorization === undefined ? {} : { authorization }),
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(payload === undefined ? {} : { payload }),
    },
    input: {
      params: mapValues(params, (text, name) => readText(schemas.params, name, text)),
      querystring: mapValues(search, (texts, name) =>
        texts.length === 1 ? readText(schemas.querystring, name, texts[0]) : texts,
      ),
      headers,
      ...(payload === undefined ? {} : { body: readBody(schemas.body, JSON.parse(payload)) }),
    },
  };
}

export function mapValues<Value, Result>(
  record: Record<string, Value>,
  map: (value: Value, name: string) => Result,
): Record<string, Result>;
export function mapValues<Result>(
  record: unknown,
  map: (value: unknown, name: string) => Result,
): Record<string, Result>;
export function mapValues(record: unknown, map: (value: unknown, name: string) => unknown) {
  const entries = isSchema(record) ? Object.entries(record) : [];
  return Object.fromEntries(entries.map(([name, value]) => [name, map(value, name)]));
}

/** A query string cannot express an empty list. */
const withoutEmpty = (search: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(search).filter(([, texts]) => texts.length > 0));

/** Replaces lone surrogates, which have no UTF-8 encoding. */
const toText = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();

/** Parses JSON numbers and booleans in a URL unless the schema asks for text. */
function readText(schema: Schema | undefined, name: string, text: unknown): unknown {
  const properties = schema?.['properties'];
  const property = isSchema(properties) ? properties[name] : undefined;
  const isOfText = !isSchema(property) || property['type'] === 'string';
  const literal = /^(?:true|false|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?)$/;
  return isOfText || !literal.test(String(text)) ? text : JSON.parse(String(text));
}

/** Converts the texts of a body as openapi.yaml describes under "Lenient input". */
export function readBody(schema: Schema | undefined, value: unknown): unknown {
  const { properties, type, anyOf } = schema ?? {};
  if (isSchema(value) && isSchema(properties)) {
    const known = new Map(Object.entries(properties));
    return mapValues(value, (part, name) => {
      const property = known.get(name);
      return readBody(isSchema(property) ? property : undefined, part);
    });
  }
  if (typeof value !== 'string') return value;
  const types = JSON.stringify(anyOf ?? type ?? '');
  if (/"(?:number|integer)"/.test(types)) return /^-?\d+(\.\d+)?$/.test(value) ? +value : value;
  return /"null"/.test(types) && /^\s*$/.test(value) ? null : value;
}

const staticPaths = new Set(
  loadContract().operations.flatMap(({ method, path }) =>
    path.includes('{') ? [] : `${method} ${path}`,
  ),
);

/** Whether a call reaches its operation: `..` or an empty segment changes the path. */
export function isOwnPath({ path }: Operation, { method, url }: Call): boolean {
  const [pathname = ''] = url.split('?', 1);
  const isOther = pathname !== path && staticPaths.has(`${method} ${pathname}`);
  const isWhole = !/\/(?:\/|$)/.test(pathname);
  return isWhole && !isOther && new URL(pathname, 'http://localhost').pathname === pathname;
}
