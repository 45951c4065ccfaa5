// The only module that imports openapi-fetch. See docs/decisions/056-openapi-tools.md.
import { createFinalURL } from 'openapi-fetch';
import { PortalError } from './errors.ts';
import { type OperationDescription, type OperationId, operations } from './generated/operations.ts';

/** The input of an operation: parameters by name, and `body`. */
export type LooseInput = Readonly<Record<string, unknown>>;

/**
 * Creates the request of a call.
 * @throws PortalError `invalid` when a value cannot be sent
 */
export function requestOf(
  baseUrl: string,
  id: OperationId,
  input: LooseInput,
  { headers, signal }: { headers: Readonly<Record<string, string>>; signal: AbortSignal },
): Request {
  const { method, path, queryParameters = [], body }: OperationDescription = operations[id];
  const url = createFinalURL(path, {
    baseUrl: baseUrl.replace(/\/$/, ''),
    params: { path: input, query: input },
    pathSerializer: (pattern, values) =>
      pattern.replace(/\{(\w+)\}/g, (_, name) => sendable(id, name, () => segment(values[name]))),
    querySerializer: (values) =>
      queryParameters
        .filter((name) => (values[name] ?? null) !== null)
        .map((name) =>
          sendable(id, name, () => `${name}=${encodeURIComponent(String(values[name]))}`),
        )
        .join('&'),
  });
  const text = body ? sendable(id, 'body', () => JSON.stringify(input['body'])) : undefined;
  const request = sendable(id, 'baseUrl', () => new Request(url, { method, signal, body: text }));
  const all = {
    Accept: 'application/json',
    ...(body && { 'Content-Type': 'application/json' }),
    ...headers,
  };
  for (const [name, value] of Object.entries(all))
    sendable(id, name, () => request.headers.set(name, value), false);
  return request;
}

/**
 * @param hasCause - Whether the error has the exception of `build` as its cause. One about a header may quote the token.
 * @throws PortalError `invalid` when `build` throws
 */
function sendable<Part>(
  id: OperationId,
  argument: string,
  build: () => Part,
  hasCause = true,
): Part {
  try {
    return build();
  } catch (cause) {
    throw new PortalError('invalid', id, { argument, cause: hasCause ? cause : undefined });
  }
}

/** @throws TypeError, or URIError for an unpaired surrogate, when the value cannot be a path segment */
function segment(value: unknown): string {
  // URL parsers resolve dot segments, so the call would reach another path.
  const isText = typeof value === 'string' && !/^\.{0,2}$/.test(value);
  if (!isText && !Number.isFinite(value)) throw new TypeError('not a path segment');
  return encodeURIComponent(String(value));
}
