import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { run } from '../test/databases/postgres.ts';
import { findPromtool } from '../test/programs/promtool.ts';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const rulesFile = here('alerts.yml');

const rules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          labels: z.strictObject({ severity: z.enum(['critical', 'warning']) }),
          annotations: z.strictObject({ summary: z.string(), description: z.string() }),
        }),
      ),
    }),
  ),
});
const alerts = rules
  .parse(parse(readFileSync(rulesFile, 'utf8')))
  .groups.flatMap((group) => group.rules);

/** Values by series, one a minute, in promtool's notation: `0+5x30` is 0, then 5 more each minute, 30 times. */
type Series = Readonly<Record<string, string>>;

interface Case {
  /** Series that fire the alert within half an hour. */
  fires: Series;
  /** The labels that it has then. */
  labels: Readonly<Record<string, string>>;
  /** Series that are as bad as possible without firing it. */
  quiet: Series;
}

const job = 'medportal';
const instance = 'a:9464';
const server = `job="${job}",instance="${instance}"`;
const calls = 'medportal_request_duration_seconds';
const constant = (value: number) => `${value}x40`;

/** The buckets of a histogram in which `slow` of `all` observations a minute take longer than `seconds`. */
function histogram(
  name: string,
  labels: string,
  { seconds, slow, all }: { seconds: number; slow: number; all: number },
): Series {
  return {
    [`${name}_bucket{${labels},le="${seconds}"}`]: `0+${all - slow}x40`,
    [`${name}_bucket{${labels},le="${seconds * 2}"}`]: `0+${all}x40`,
    [`${name}_bucket{${labels},le="+Inf"}`]: `0+${all}x40`,
    [`${name}_count{${labels}}`]: `0+${all}x40`,
  };
}

const failing = (status: string, perMinute: number, operation = 'listDoctors') => ({
  [`${calls}_count{${server},operation="${operation}",status="${status}"}`]: `0+${perMinute}x40`,
});
const listing = `${server},operation="listDoctors",status="2xx"`;
const other = `job="${job}",instance="b:9464"`;

const cases: Readonly<Record<string, Case>> = {
  ServerDown: {
    fires: { [`up{${server}}`]: '1 1 0x40' },
    labels: { job, instance },
    quiet: { [`up{${server}}`]: '1x28 0 1x9', 'up{job="other"}': constant(0) },
  },
  ServerRestarts: {
    fires: { [`process_start_time_seconds{${server}}`]: '1x10 2x5 3x5 4x20' },
    labels: { job, instance },
    quiet: { [`process_start_time_seconds{${server}}`]: '1x10 2x5 3x25' },
  },
  DatabaseUnreachable: {
    fires: {
      [`medportal_database_up{${server}}`]: constant(0),
      [`medportal_database_up{${other}}`]: constant(1),
    },
    labels: { job, instance },
    quiet: { [`medportal_database_up{${server}}`]: '1x29 0 1x9' },
  },
  ManyCallsFail: {
    fires: { ...failing('5xx', 6), ...failing('2xx', 94) },
    labels: { job },
    quiet: { ...failing('5xx', 5), ...failing('4xx', 50), ...failing('2xx', 50) },
  },
  CallsFail: {
    fires: { [`${calls}_count{${server},operation="listDoctors",status="5xx"}`]: '0x25 1x14' },
    labels: { job, operation: 'listDoctors' },
    quiet: {
      [`${calls}_count{${server},operation="listDoctors",status="5xx"}`]: '0x5 1x34',
      ...failing('4xx', 9),
      ...failing('5xx', 9, 'readyz'),
    },
  },
  CallsSlow: {
    fires: histogram(calls, listing, { seconds: 1, slow: 6, all: 100 }),
    labels: { job, operation: 'listDoctors' },
    quiet: {
      ...histogram(calls, listing, { seconds: 1, slow: 4, all: 100 }),
      ...histogram(calls, `${server},operation="getDoctor",status="2xx"`, {
        seconds: 1,
        slow: 1,
        all: 1,
      }),
      ...histogram(calls, `${server},operation="login",status="2xx"`, {
        seconds: 1,
        slow: 9,
        all: 9,
      }),
    },
  },
  PoolExhausted: {
    fires: histogram('medportal_database_wait_seconds', server, {
      seconds: 0.1,
      slow: 6,
      all: 100,
    }),
    labels: { job, instance },
    quiet: histogram('medportal_database_wait_seconds', server, {
      seconds: 0.1,
      slow: 4,
      all: 100,
    }),
  },
  PasswordsQueue: {
    fires: { [`medportal_password_hashes{${server},state="waiting"}`]: constant(1) },
    labels: { job, instance, state: 'waiting' },
    quiet: {
      [`medportal_password_hashes{${server},state="waiting"}`]: '9x27 0 9x10',
      [`medportal_password_hashes{${server},state="running"}`]: constant(1),
    },
  },
  PasswordsGuessed: {
    fires: {
      [`medportal_login_refusals_total{${server},reason="wrong"}`]: '0+20x40',
      [`medportal_login_refusals_total{${other},reason="limited"}`]: '0+11x40',
    },
    labels: { job },
    quiet: {
      [`medportal_login_refusals_total{${server},reason="wrong"}`]: '0+29x40',
      [`medportal_login_refusals_total{${server},reason="busy"}`]: '0+90x40',
    },
  },
  EventLoopBlocked: {
    fires: { [`nodejs_eventloop_lag_p99_seconds{${server}}`]: constant(0.21) },
    labels: { job, instance },
    quiet: {
      [`nodejs_eventloop_lag_p99_seconds{${server}}`]: '0.3x27 0.1 0.3x10',
      'nodejs_eventloop_lag_p99_seconds{job="other"}': constant(9),
    },
  },
  EmailsWait: {
    fires: { [`medportal_outbox_oldest_age_seconds{${server}}`]: constant(1801) },
    labels: { job },
    quiet: { [`medportal_outbox_oldest_age_seconds{${server}}`]: constant(1799) },
  },
  EmailsGivenUp: {
    fires: { [`medportal_emails_total{${server},result="given-up"}`]: '0x20 1x19' },
    labels: { job },
    quiet: {
      [`medportal_emails_total{${server},result="given-up"}`]: constant(3),
      [`medportal_emails_total{${server},result="failed"}`]: '0+1x40',
    },
  },
  ReplicaBehind: {
    fires: {
      [`medportal_database_replication_lag_seconds{${server}}`]: constant(0),
      [`medportal_database_replication_lag_bytes{${server}}`]: '0x10 2e8x30',
    },
    labels: { job },
    quiet: {
      [`medportal_database_replication_lag_seconds{${server}}`]: constant(59),
      [`medportal_database_replication_lag_bytes{${server}}`]: constant(9e7),
    },
  },
  ReplicaLost: {
    fires: { [`medportal_database_replicas{${server}}`]: '2x10 1x30' },
    labels: { job },
    quiet: { [`medportal_database_replicas{${server}}`]: '1x10 2x30' },
  },
};

it('every alert is tried', () => {
  expect(Object.keys(cases)).toEqual(alerts.map(({ alert }) => alert));
});

it('the operator’s manual lists every alert', () => {
  const guide = readFileSync(here('../../../docs/operating.md'), 'utf8');
  const section = guide.slice(guide.indexOf('### Alerts'), guide.indexOf('## Check-up'));
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(rows).toEqual(
    alerts.map(({ alert, labels, annotations: { summary, description } }) => [
      '',
      `\`${alert}\``,
      labels.severity,
      summary,
      description,
      '',
    ]),
  );
});

// Downloads promtool.
describe('promtool', { tags: 'release' }, () => {
  let promtool: string;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'medportal-alerts-'));
    promtool = await findPromtool();
  }, 300_000);

  afterAll(() => rmSync(folder, { recursive: true }));

  /** Whether an alert fires half an hour into the series, with these labels, or not at all. */
  async function expectAlert(
    name: string,
    series: Series,
    labels: Readonly<Record<string, string>> | undefined,
  ) {
    const rule = alerts.find(({ alert }) => alert === name);
    const firing = labels && {
      exp_labels: { ...labels, ...rule?.labels },
      exp_annotations: rule?.annotations,
    };
    const file = join(folder, `${name}-${labels ? 'fires' : 'quiet'}.json`);
    const tests = [
      {
        interval: '1m',
        input_series: Object.entries(series).map(([key, values]) => ({ series: key, values })),
        alert_rule_test: [
          { eval_time: '30m', alertname: name, exp_alerts: firing ? [firing] : [] },
        ],
      },
    ];
    writeFileSync(file, JSON.stringify({ rule_files: [rulesFile], tests }));
    await run(promtool, ['test', 'rules', file]);
  }

  it('accepts the alerts, and the example of its configuration', async () => {
    await run(promtool, ['check', 'rules', '--lint=all', '--lint-fatal', rulesFile]);
    await run(promtool, ['check', 'config', here('prometheus.yml')]);
  });

  describe.each(Object.entries(cases))('%s', (name, { fires, labels, quiet }) => {
    it('fires', () => expectAlert(name, fires, labels));
    it('does not fire without need', () => expectAlert(name, quiet, undefined));
  });

  it('finds an alert that should not fire, and one that should', async () => {
    const { fires = {}, labels, quiet = {} } = cases['EmailsWait'] ?? {};
    await expect(expectAlert('EmailsWait', fires, undefined)).rejects.toThrow('FAILED');
    await expect(expectAlert('EmailsWait', quiet, labels)).rejects.toThrow('FAILED');
  });
});
