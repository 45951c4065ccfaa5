// The portal on a static host with a backend on another origin, with real CORS preflights.
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { paths } from '../apps/portal/src/paths.ts';
import { patient } from './demo.ts';
import { atEnd, openContext, openWindow, startServer } from './journey.ts';
import type { Product } from './portal.ts';
import { button, fill, logIn, see } from './steps.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
};

let product: Product;

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

async function listen() {
  let handler: Handler = (_, response) => response.end();
  const server = createServer((request, response) => void handler(request, response));
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  atEnd(async () => server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    handleWith: (next: Handler) => {
      handler = next;
    },
  };
}

async function buildPortal(env: Record<string, string>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'medportal-elsewhere-'));
  atEnd(async () => rmSync(folder, { recursive: true, force: true }));
  await promisify(execFile)(process.execPath, [`${root}apps/portal/build.ts`, folder], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  return folder;
}

function staticHost(folder: string): Handler {
  return ({ url = '/' }, response) => {
    const path = join(folder, new URL(url, 'http://host').pathname);
    const file = extname(path) !== '' && existsSync(path) ? path : join(folder, 'index.html');
    const type = types[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'Content-Type': type }).end(readFileSync(file));
  };
}

/** A proxy to the product that allows another origin only the headers of the specification. */
function strictProxy(backend: string, allowed: string): Handler {
  return async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', allowed);
    response.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    const body = await buffer(request);
    const { authorization = '', 'content-type': type = '' } = request.headers;
    const answer = await fetch(backend + request.url, {
      method: request.method ?? 'GET',
      headers: { Authorization: authorization, ...(type && { 'Content-Type': type }) },
      ...(body.length > 0 && { body }),
    });
    return response
      .writeHead(answer.status, { 'Content-Type': 'application/json' })
      .end(await answer.text());
  };
}

let portal: Awaited<ReturnType<typeof listen>>;
let strictPortal: typeof portal;
let proxy: typeof portal;
/** Serves the build of `strictPortal` with the product's own headers. */
let ownServer: Product;

beforeAll(async () => {
  [portal, strictPortal, proxy] = await Promise.all([listen(), listen(), listen()]);
  product = await startServer({ CORS_ORIGINS: portal.origin });
  proxy.handleWith(strictProxy(product.url, strictPortal.origin));
  portal.handleWith(staticHost(await buildPortal({ VITE_API_HOST: product.url })));
  const withoutKeys = { VITE_API_HOST: proxy.origin, VITE_IDEMPOTENCY_KEYS: 'off' };
  const strictFolder = await buildPortal(withoutKeys);
  strictPortal.handleWith(staticHost(strictFolder));
  ownServer = await startServer({ PORTAL_DIR: strictFolder });
  // Two builds of the portal take long on a busy machine.
}, 300_000);

async function useRecord(origin: string, backend: string, reading: [string, string]) {
  const context = await openContext();
  const { page, problems } = await openWindow(context, origin);
  await page.goto(origin);
  await logIn(page, patient);
  await page.goto(origin + paths.patientProfile(patient.name, { tab: 'dailyCheck' }));
  await see(page.getByRole('table'));
  const [upper, lower] = reading;
  await fill(page, { 'Upper value (systolic)': upper, 'Lower value (diastolic)': lower });
  await button(page, 'Save blood pressure').click();
  await see(page.getByRole('cell', { name: `${upper}/${lower}` }));
  return problems.filter((text) => !text.startsWith(`a call to ${backend}`));
}

it('the portal works where the backend allows the origin', async () => {
  expect(await useRecord(portal.origin, product.url, ['117', '76'])).toEqual([]);
});

it('the portal works without idempotency keys when CORS does not allow the header', async () => {
  expect(await useRecord(strictPortal.origin, proxy.origin, ['116', '75'])).toEqual([]);
});

it('the portal works on the product server, whose content security policy allows the calls', async () => {
  proxy.handleWith(strictProxy(product.url, ownServer.url));
  expect(await useRecord(ownServer.url, proxy.origin, ['115', '74'])).toEqual([]);
});

it('uses no extension when CORS refuses the question for them', async () => {
  const allowed = strictProxy(product.url, strictPortal.origin);
  proxy.handleWith((request, response) => {
    // An answer without the header that allows the origin.
    if (request.url === '/api/capabilities') response.end('{"capabilities":{"inbox":1}}');
    else allowed(request, response);
  });
  const context = await openContext();
  const { page, problems } = await openWindow(context, strictPortal.origin);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(strictPortal.origin);
  await logIn(page, patient);
  await see(page.getByText('Responses to your latest requests'));
  expect(problems.join()).toContain('has been blocked by CORS policy');
  expect(asked).toContain('/api/capabilities');
  expect(asked.filter((path) => path.startsWith('/api/inbox'))).toEqual([]);
});
