// `npm run bench -- clients`: compares the client with well-known ones. Bundles the equivalent code in bench/clients to
// measure its size, and runs it against a server with malformed responses. Writes a table into the client's README.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { answers } from '../packages/api-client/src/examples.ts';
import { isPortalError } from '../packages/api-client/src/index.ts';
import { root } from '../scripts/run-vitest.ts';
import { table } from '../packages/api-client/scripts/table.ts';
import { installedFolder, writePart } from './report.ts';

/** The result of a call; clients that throw set no `error`. */
interface Outcome {
  data?: unknown;
  error?: unknown;
}

interface Lines {
  read: (
    baseUrl: string,
    options?: { signal?: AbortSignal; deadlineMs?: number },
  ) => Promise<Outcome>;
  write: (baseUrl: string) => Promise<Outcome>;
}

const here = installedFolder('clients');
const readme = `${root}packages/api-client/README.md`;

interface Contender {
  name: string;
  folder: string;
  file: string;
  errors: string;
}

const installed = (name: string) => ({ name, folder: `${here}node_modules/${name}` });

const contenders: readonly Contender[] = [
  {
    name: '@medportal/api-client',
    folder: `${root}packages/api-client`,
    file: 'api-client.js',
    errors: 'returned, each with its kind',
  },
  {
    ...installed('openapi-fetch'),
    file: 'openapi-fetch.js',
    errors: 'bodies of HTTP errors returned, the rest thrown',
  },
  { ...installed('ky'), file: 'ky.js', errors: 'thrown' },
  { ...installed('@octokit/core'), file: 'octokit-core.js', errors: 'thrown' },
  { ...installed('@medplum/core'), file: 'medplum-core.js', errors: 'thrown' },
];

interface Manifest {
  version: string;
  exports?: Record<string, unknown>;
}

const manifestOf = ({ folder }: Contender): Manifest =>
  JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));

/** The size of a page's script that creates a client, makes a call and shows the result. */
async function sizeOf({ file }: Contender): Promise<string> {
  const entry = `${here}entry.js`;
  const code = `
    import { read } from './${file}';
    export const show = async (url) => {
      try {
        const { data, error } = await read(url);
        return error ? error.message : data.name;
      } catch (error) {
        return error.message;
      }
    };`;
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
  });
  const { output } = await bundle.generate({ minify: true });
  const { length } = gzipSync(output[0].code, { level: 9 });
  return `${length.toLocaleString('en-GB')} bytes`;
}

/** The package's entry points for mocking. */
function mocksOf(contender: Contender): string {
  const subpaths = Object.keys(manifestOf(contender).exports ?? {});
  const found = subpaths.filter((subpath) => /msw|mock|test/.test(subpath));
  return found.length > 0 ? found.map((subpath) => `\`${subpath}\``).join(', ') : 'none';
}

/** Answers a call; `call` counts from 1. */
type Answer = (response: ServerResponse, call: number) => void;

const json = { 'Content-Type': 'application/json' };
const html = { 'Content-Type': 'text/html' };
const page = '<!doctype html><title>Log in to the network</title>';
const right = answers.getDoctor;
const good = JSON.stringify(right);
const confirmation = JSON.stringify(answers.addBloodSugar);

const unavailableOnce =
  (then: string): Answer =>
  (response, call) =>
    call === 1
      ? response.writeHead(503, { ...html, 'Retry-After': '1' }).end(page)
      : response.writeHead(200, json).end(then);

const DEADLINE_MS = 200;

type Try = (lines: Lines, url: string) => Promise<Outcome>;
const read: Try = (lines, url) => lines.read(url);

interface Case {
  what: string;
  answer: Answer;
  how?: Try;
  /** The correct result. Default: the doctor. */
  expected?: unknown;
  /** How long the server asks clients to wait before a retry. */
  waitMs?: number;
}

const cases: readonly Case[] = [
  {
    what: 'A valid answer',
    answer: (response) => response.writeHead(200, json).end(good),
  },
  {
    what: '404 with a message',
    answer: (response) =>
      response
        .writeHead(404, json)
        .end('{"title":"Not found","message":"There is no such doctor."}'),
  },
  { what: '500 with HTML', answer: (response) => response.writeHead(500, html).end(page) },
  { what: '200 with HTML', answer: (response) => response.writeHead(200, html).end(page) },
  {
    what: '200 with truncated JSON',
    answer: (response) => response.writeHead(200, json).end(good.slice(0, good.length / 2)),
  },
  {
    what: '200 without required fields',
    answer: (response) => response.writeHead(200, json).end('{}'),
  },
  {
    what: 'Connection reset',
    answer: (response) => {
      response.writeHead(200, { ...json, 'Content-Length': String(good.length) }).write('{');
      setTimeout(() => response.destroy(), 20);
    },
  },
  {
    what: 'Read: 503 with `Retry-After: 1`, then 200',
    answer: unavailableOnce(good),
    waitMs: 1000,
  },
  {
    what: 'Write: the same',
    answer: unavailableOnce(confirmation),
    waitMs: 1000,
    how: (lines, url) => lines.write(url),
    expected: answers.addBloodSugar,
  },
  {
    what: 'No answer before the deadline',
    answer: () => undefined,
    how: (lines, url) => lines.read(url, { deadlineMs: DEADLINE_MS }),
  },
  {
    what: 'Cancelled by the caller',
    answer: () => undefined,
    how: (lines, url) => {
      const caller = new AbortController();
      setTimeout(() => caller.abort(), DEADLINE_MS);
      return lines.read(url, { signal: caller.signal });
    },
  },
];

/** Runs a client against one answer, and describes the result. */
async function run(lines: Lines, { answer, how = read, expected = right, waitMs = 0 }: Case) {
  let calls = 0;
  const server = createServer((_, response) => answer(response, (calls += 1)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const start = performance.now();
  const outcome = await how(lines, url).then(
    (given) => describe(given, expected),
    (error: unknown) => `throws ${errorName(error)}`,
  );
  const isEarly = performance.now() - start < waitMs;
  server.closeAllConnections();
  server.close();
  return calls > 1 ? `${outcome}, ${calls} calls${isEarly ? ', without the wait' : ''}` : outcome;
}

function describe({ data, error }: Outcome, expected: unknown): string {
  if (isPortalError(error)) return `\`${error.kind}\``;
  if (error !== undefined) return `returns the body, ${typeof error}`;
  if (isDeepStrictEqual(data, expected)) return 'the answer';
  return `**${typeof data === 'string' ? 'text' : typeof data} as if it were the answer**`;
}

function errorName(error: unknown): string {
  if (!(error instanceof Error)) return `something that is no Error`;
  const status = Reflect.get(error, 'status');
  return `\`${error.name}\`${typeof status === 'number' ? ` with status ${status}` : ''}`;
}

async function compare(): Promise<string> {
  const facts: Record<string, string[]> = {};
  const tell = (what: string, cell: string) => (facts[what] ??= []).push(cell);
  for (const contender of contenders) {
    tell('Version', manifestOf(contender).version);
    /* oxlint-disable no-await-in-loop -- each by itself */
    tell('Size, minified and gzipped', await sizeOf(contender));
    tell('Included mock handlers', mocksOf(contender));
    tell('Failures', contender.errors);
    const lines: Lines = await import(new URL(`clients/${contender.file}`, import.meta.url).href);
    for (const one of cases) tell(one.what, await run(lines, one));
    /* oxlint-enable no-await-in-loop */
  }
  const rows = Object.entries(facts).map(([what, cells]) => [what, ...cells]);
  const head = ['', ...contenders.map(({ name }) => `\`${name}\``)];
  return table([head, ...rows]);
}

const found = await compare();
const when = `Measured on ${new Date().toISOString().slice(0, 10)} with Node ${process.versions.node}.`;
console.log(`${when}\n\n${found}`);
await writePart(readme, 'clients', `${found}\n\n${when}`);
