import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../src/config.ts';
import { type RunningServer, startServer } from '../src/server.ts';
import { startTestPostgres, type TestPostgres } from '../test/databases/postgres.ts';
import { buildDashboard, dashboardText } from './dashboard.ts';
import { readPromql } from './promql.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

const { panels = [], templating } = buildDashboard();

/** The queries of the dashboard with their legends. */
const queries = panels.flatMap((panel) =>
  'targets' in panel
    ? (panel.targets ?? []).map((target) => {
        const expr = String(Reflect.get(target, 'expr'));
        const legend = String(Reflect.get(target, 'legendFormat'));
        return { title: panel.title, expr: expr.replaceAll('$__rate_interval', '5m'), legend };
      })
    : [],
);

/** The expressions from which the variables get their values, with the label that has them. */
const variables = (templating.list ?? [])
  .map(({ query }) => /^label_values\((.+), (\w+)\)$/.exec(typeof query === 'string' ? query : ''))
  .flatMap((found) => (found ? [{ expr: found[1] ?? '', label: found[2] ?? '' }] : []));

const rules: { groups: { rules: { alert: string; expr: string }[] }[] } = parse(read('alerts.yml'));
const alerts = rules.groups.flatMap((group) => group.rules);

describe('dashboard.json', () => {
  it('is up to date: `npm run generate` writes it', () => {
    expect(read('dashboard.json')).toBe(dashboardText());
  });

  it('has panels with different ids and places', () => {
    expect(panels.length).toBeGreaterThan(20);
    const places = panels.map(({ id, gridPos }) => ({ id, at: `${gridPos?.x},${gridPos?.y}` }));
    expect(new Set(places.map(({ id }) => id)).size).toBe(panels.length);
    expect(new Set(places.map(({ at }) => at)).size).toBe(panels.length);
  });
});

type Exposed = Map<string, Map<string, Set<string>>>;

/** The values by label by series that a scrape has. Prometheus adds `job` and `instance` to all, and `up`. */
function readExposition(text: string): Exposed {
  const found: Exposed = new Map([['up', new Map()]]);
  for (const [, name = '', labels = ''] of text.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)) {
    const series = found.get(name) ?? new Map<string, Set<string>>();
    found.set(name, series);
    for (const [, label = '', value = ''] of labels.matchAll(/(\w+)="([^"]*)"/g)) {
      series.set(label, (series.get(label) ?? new Set()).add(value));
    }
  }
  return found;
}

const ADDED = ['job', 'instance'];

/** What an expression names, but the server does not expose. */
function unknownParts(expr: string, exposed: Exposed): string[] {
  const { selectors, groups } = readPromql(expr);
  const known = new Set([
    ...ADDED,
    ...selectors.flatMap(({ metric }) => [...(exposed.get(metric)?.keys() ?? [])]),
  ]);
  const unknown = selectors.flatMap(({ metric, labels }) => {
    const series = exposed.get(metric);
    if (!series) return [metric];
    return labels
      .filter(({ name }) => !ADDED.includes(name))
      .filter(({ name, operator, value }) =>
        operator.includes('~') ? !series.has(name) : !series.get(name)?.has(value),
      )
      .map(({ name, value }) => `${metric}: ${name} ${value}`);
  });
  return [...unknown, ...groups.filter((label) => !known.has(label))];
}

describe('every expression', { tags: 'release' }, () => {
  let postgres: TestPostgres;
  let server: RunningServer;
  let exposed: Exposed;

  beforeAll(async () => {
    postgres = await startTestPostgres();
    const settings = {
      TOKEN_SECRET: 'x'.repeat(32),
      PORT: '0',
      METRICS_PORT: '0',
      LOG_LEVEL: 'silent',
      DATABASE_URL: postgres.url,
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'portal@clinic.example',
      PUBLIC_URL: 'https://portal.example',
    };
    server = await startServer(readConfig(settings));
    await fetch(new URL('/readyz', server.url));
    await fetch(new URL('/api/doctors', server.url));
    await leave(new URL('/api/Authentication/login', server.url));
    const text = await vi.waitUntil(async () => {
      const scraped = await scrape();
      return scraped.includes('status="aborted"') && scraped;
    }, 10_000);
    exposed = readExposition(text);
  });

  afterAll(async () => {
    await server.close();
    await postgres.stop();
  });

  const scrape = async () => (await fetch(server.metricsUrl ?? '')).text();

  it.each(alerts)('of the alert $alert is about what the server exposes', ({ expr }) => {
    expect(unknownParts(expr, exposed)).toEqual([]);
  });

  it.each(queries)('of the panel $title is about what the server exposes', ({ expr, legend }) => {
    expect(unknownParts(expr, exposed)).toEqual([]);
    const { groups } = readPromql(expr);
    const shown = [...legend.matchAll(/\{\{(\w+)\}\}/g)].map(([, label]) => label);
    expect(shown).toEqual(groups.length > 0 ? groups.filter((label) => label !== 'le') : shown);
  });

  it.each(variables)('of the variable $label is about what the server exposes', (variable) => {
    expect(unknownParts(variable.expr, exposed)).toEqual([]);
    const [metric = ''] = readPromql(variable.expr).selectors.map((selector) => selector.metric);
    expect([...ADDED, ...(exposed.get(metric)?.keys() ?? [])]).toContain(variable.label);
  });

  // Negative control.
  it('of something that the server does not expose is found', () => {
    expect(unknownParts('medportal_password_hashes{state="asleep"}', exposed)).toEqual([
      'medportal_password_hashes: state asleep',
    ]);
  });

  it('has selectors', () => {
    for (const { expr } of [...alerts, ...queries, ...variables]) {
      expect(readPromql(expr).selectors).not.toEqual([]);
    }
    expect(variables).toHaveLength(2);
    expect(() => readPromql('sum by (')).toThrow('Malformed');
  });
});

/** Begins a call and disconnects. */
async function leave(url: URL) {
  const headers = { 'content-type': 'application/json', 'content-length': '9' };
  const call = request(url, { method: 'POST', headers });
  call.on('error', () => undefined);
  await new Promise((resolve) => call.write('{', resolve));
  call.destroy();
}
