import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { loadContract } from '../contract.ts';
import { type RunningServer, startServer } from '../server.ts';

const canary = 'Zanzibar';

const start = (env: Record<string, string>) =>
  startServer({
    ...readConfig({ TOKEN_SECRET: canary.repeat(5), PORT: '0', LOG_LEVEL: 'silent', ...env }),
    storage: { kind: 'memory' },
    demoData: false,
  });

const mail = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: `${canary}@clinic.example`,
  PUBLIC_URL: 'https://portal.example',
};

const operations = new Set<string>(loadContract().operations.map(({ id }) => id));

const others = new Set(['healthz', 'readyz', 'reference', 'portal', 'other']);

const allowed: Record<string, (value: string) => boolean> = {
  operation: (value) => operations.has(value) || others.has(value),
  status: (value) => /^([1-5]xx|aborted)$/.test(value),
  state: (value) => ['total', 'idle', 'running', 'waiting'].includes(value),
  reason: (value) => ['wrong', 'limited', 'busy'].includes(value),
  result: (value) => ['sent', 'failed', 'given-up'].includes(value),
  le: (value) => value === '+Inf' || Number(value) <= 10,
};

/** The labels of our metrics with other values. */
function disallowedLabels(text: string): string[] {
  const ours = text.split('\n').filter((line) => line.startsWith('medportal_'));
  return ours
    .flatMap((line) => [...line.matchAll(/([a-z_]+)="([^"]*)"/g)])
    .filter(([, name = '', value = '']) => !allowed[name]?.(value))
    .map(([label]) => label);
}

describe('with METRICS_PORT', () => {
  let server: RunningServer;
  let text: string;

  beforeAll(async () => {
    server = await start({ METRICS_PORT: '0', PORTAL_DIR: '/nowhere', ...mail });
    const call = (path: string, init?: RequestInit) => fetch(new URL(path, server.url), init);
    await call(`/api/patient/${canary}?q=${canary}`, { headers: { 'x-request-id': canary } });
    await call(`/api/doctors?searchName=${canary}`);
    await call(`/${canary}`);
    await call(`/api/${canary}`, { method: 'PUT' });
    await call('/readyz');
    await call('/api/docs');
    await call('/api/Authentication/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${canary}@demo.example`, password: canary }),
    });
    text = await (await fetch(server.metricsUrl ?? '')).text();
  });

  afterAll(() => server.close());

  it.each([
    'medportal_request_duration_seconds_count{operation="getPatient",status="4xx"} 1',
    'medportal_request_duration_seconds_count{operation="getPatient",status="5xx"} 0',
    'medportal_request_duration_seconds_count{operation="listDoctors",status="2xx"} 1',
    'medportal_request_duration_seconds_count{operation="readyz",status="2xx"} 1',
    'medportal_request_duration_seconds_count{operation="portal",status="4xx"} 1',
    'medportal_request_duration_seconds_count{operation="other",status="4xx"} 1',
    'medportal_request_duration_seconds_count{operation="reference",status="2xx"} 1',
    'medportal_requests_in_flight 0',
    'medportal_login_refusals_total{reason="wrong"} 1',
    'medportal_login_refusals_total{reason="limited"} 0',
    'medportal_database_up 1',
    'medportal_outbox_emails 0',
    'medportal_outbox_oldest_age_seconds 0',
    'medportal_emails_total{result="given-up"} 0',
    'medportal_database_connections{state="total"} 1',
    'medportal_database_connections{state="waiting"} 0',
    'medportal_password_hashes{state="running"} 0',
    'medportal_password_hashes{state="waiting"} 0',
    '# TYPE nodejs_eventloop_lag_p99_seconds gauge',
    '# TYPE process_resident_memory_bytes gauge',
  ])('has the line %s', (line) => {
    expect(text.split('\n')).toContain(line);
  });

  it('has the metrics of the operator’s manual, and no others', () => {
    const guide = readFileSync(new URL('../../../../docs/operating.md', import.meta.url), 'utf8');
    const section = guide.slice(guide.indexOf('## Metrics'), guide.indexOf('### Alerts'));
    const documented = [...section.matchAll(/`((?:medportal|nodejs)_\w+)`/g)].map(
      ([, name = '']) => name,
    );
    const exposed = [...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name);
    // Only PostgreSQL has replicas.
    const hasReplicas = (name: string) => /_replica/.test(name);
    expect(documented.filter((name) => !hasReplicas(name) && !exposed.includes(name))).toEqual([]);
    const ours = exposed.filter((name) => name.startsWith('medportal_'));
    expect(ours.length).toBeGreaterThan(9);
    expect(ours.filter((name) => !documented.includes(name))).toEqual([]);
  });

  it('has no user input in its labels', () => {
    expect(disallowedLabels(text)).toEqual([]);
    expect(text.toLowerCase()).not.toContain(canary.toLowerCase());
  });

  it('detects a name, an id or an unknown label', () => {
    const one = (labels: string) => disallowedLabels(`medportal_x{${labels}} 1`);
    expect(one('operation="getPatient"')).toEqual([]);
    expect(one(`operation="${canary}"`)).toHaveLength(1);
    expect(one('operation="/api/doctor/7"')).toHaveLength(1);
    expect(one('status="404"')).toHaveLength(1);
    expect(one('account="7"')).toHaveLength(1);
  });

  it('does not count a call as in flight after its client disconnects', async () => {
    const request = get(new URL('/api/doctors', server.url));
    request.on('error', () => undefined);
    await new Promise((resolve) => request.once('finish', resolve));
    request.destroy();
    await expect
      .poll(async () => (await fetch(server.metricsUrl ?? '')).text())
      .toContain('medportal_requests_in_flight 0\n');
  });

  it('serves only metrics on its port, and no metrics on the main port', async () => {
    const metricsUrl = server.metricsUrl ?? '';
    const statusOf = async (path: string, method = 'GET') =>
      (await fetch(new URL(path, metricsUrl), { method })).status;
    expect(await statusOf('/metrics')).toBe(200);
    expect(await statusOf('/')).toBe(404);
    expect(await statusOf('/metrics/x')).toBe(404);
    expect(await statusOf('/api/doctors')).toBe(404);
    expect(await statusOf('/metrics', 'POST')).toBe(404);
    const { headers } = await fetch(metricsUrl);
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/);
    const onMain = await fetch(new URL('/metrics', server.url));
    expect(await onMain.text()).not.toContain('# TYPE');
  });

  it('aborts startup when the port is in use', async () => {
    const port = new URL(server.metricsUrl ?? '').port;
    await expect(start({ METRICS_PORT: port })).rejects.toThrow(`METRICS_PORT ${port} is in use`);
  });
});

it('no port for metrics is open without METRICS_PORT or after the server was closed', async () => {
  const [without, closed] = [await start({}), await start({ METRICS_PORT: '0' })];
  expect(without.metricsUrl).toBeUndefined();
  await without.close();
  await closed.close();
  await expect(fetch(closed.metricsUrl ?? '')).rejects.toThrow('fetch failed');
});
