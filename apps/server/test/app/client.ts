import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

export interface HttpCall {
  method?: 'GET' | 'POST';
  path: string;
  body?: object;
  token?: string;
  key?: string;
}

/** An HTTP answer; status 0 when there was none. */
export interface HttpResponse {
  status: number;
  body: unknown;
  /** Whether the server replayed the answer of an earlier call with the same key. */
  isReplay: boolean;
  /** Seconds until the server wants to see the call again. */
  retryAfter?: number;
}

export interface Member {
  id: number;
  name: string;
  email: string;
  token: string;
}

export const PASSWORD = 'correct horse battery';

/** @param timeout Milliseconds to wait for the answer. */
export async function callServer(
  url: string,
  { method = 'GET', path, body, token, key }: HttpCall,
  timeout = 60_000,
): Promise<HttpResponse> {
  try {
    const response = await fetch(new URL(path, url), {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(timeout),
    });
    const isReplay = response.headers.has('idempotency-replayed');
    const retryAfter = response.headers.get('retry-after');
    return {
      status: response.status,
      body: await response.json(),
      isReplay,
      ...(retryAfter !== null && { retryAfter: Number(retryAfter) }),
    };
  } catch {
    return { status: 0, body: undefined, isReplay: false };
  }
}

/** The claims of a token, unverified. */
export function claimsIn(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

/** Registers an account and logs in. @throws Error when the server refuses */
export async function joinServer(url: string, role: 'doctor' | 'patient'): Promise<Member> {
  const id = randomUUID();
  const account = { name: `Test ${id}`, email: `${id}@test.example`, password: PASSWORD };
  const { email, password } = account;
  const body = role === 'doctor' ? { ...account, medicalSpecificationId: 1 } : account;
  const path = '/api/Authentication';
  await callServer(url, { method: 'POST', path: `${path}/register-${role}`, body });
  const login = { method: 'POST', path: `${path}/login`, body: { email, password } } as const;
  const token = textAt((await callServer(url, login)).body, 'token');
  return { id: Number(claimsIn(token)['sub']), name: account.name, email, token };
}

/** Waits until `/readyz` answers 200. @throws Error after half a minute */
export async function waitUntilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if ((await callServer(url, { path: '/readyz' })).status === 200) return;
    await wait(100);
  }
  throw new Error(`${url} did not become ready`);
}

export function valueAt(holder: unknown, key: string): unknown {
  return typeof holder === 'object' && holder !== null ? Reflect.get(holder, key) : undefined;
}

function textAt(holder: unknown, key: string): string {
  return String(valueAt(holder, key));
}
