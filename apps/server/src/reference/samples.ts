import type { Security } from '../contract.ts';
import type { ParameterObject } from './document.ts';

/** What a sample call is made of. */
export interface SampleCall {
  operationId: string;
  /** In upper case. */
  method: string;
  path: string;
  access: Security;
  parameters: ParameterObject[];
  /** The example of the body, where the operation has one. */
  body?: unknown;
}

/** Stands for the host of a backend. */
export const SAMPLE_HOST = 'https://portal.example';

/** The call with the client of this repository, as TypeScript. */
export function clientCall({ operationId, parameters, body }: SampleCall): string {
  const named = parameters.flatMap(({ name = '', in: place, example }) =>
    place === 'header' || example === undefined ? [] : [[name, example]],
  );
  const input = { ...Object.fromEntries(named), ...(body !== undefined && { body }) };
  const given = Object.keys(input).length === 0 ? '' : literal(input);
  return `const result = await portal.${operationId}(${given});\nif (result.ok) console.log(result.data);`;
}

/**
 * The call as a command for a POSIX shell. `$TOKEN` is what `login` has answered. The
 * key of a write is new each time: whoever copies two samples must not have the second one ignored.
 */
export function curlCall({ method, path, access, parameters, body }: SampleCall): string {
  const at = (place: string) => parameters.filter((each) => each.in === place);
  const address = at('path').reduce(
    (before, { name, example }) => before.replace(`{${name}}`, encodeURIComponent(String(example))),
    path,
  );
  const search = new URLSearchParams(
    at('query').map(({ name = '', example }) => [name, String(example)]),
  );
  const parts = [
    quote(`${SAMPLE_HOST}${address}${search.size === 0 ? '' : `?${search.toString()}`}`),
    // A call with data is a POST already.
    ...(method === 'GET' || body !== undefined ? [] : [`--request ${method}`]),
    ...(access === 'none' ? [] : ['--header "Authorization: Bearer $TOKEN"']),
    ...at('header').map(({ name }) => `--header "${name}: $(uuidgen)"`),
    ...(body === undefined
      ? []
      : [
          `--header 'Content-Type: application/json'`,
          `--data ${quote(JSON.stringify(body, null, 2))}`,
        ]),
  ];
  return `curl ${parts.join(' \\\n  ')}`;
}

const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A JSON value as it is written in TypeScript, over several lines when it is long. */
function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string') return textLiteral(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const isList = Array.isArray(value);
  const parts = (inner: string) =>
    Object.entries(value).map(([key, each]) => {
      const name = /^[A-Za-z_$][\w$]*$/.test(key) ? key : textLiteral(key);
      return isList ? literal(each, inner) : `${name}: ${literal(each, inner)}`;
    });
  const [open, close] = isList ? '[]' : '{}';
  const short = parts(indent).join(', ');
  const padding = isList ? '' : ' ';
  if (short.length + indent.length < 40 && !short.includes('\n'))
    return `${open}${padding}${short}${padding}${close}`;
  const inner = `${indent}  `;
  const lines = parts(inner).map((part) => `${inner}${part},\n`);
  return `${open}\n${lines.join('')}${indent}${close}`;
}

function textLiteral(text: string): string {
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"');
  return `'${escaped.replaceAll("'", String.raw`\'`)}'`;
}
