import { setTimeout as wait } from 'node:timers/promises';
import { Gauge, Histogram, type Registry } from 'prom-client';
import { type Replication, readReplication } from '../database/inspect.ts';
import type { Database } from '../database/types.ts';
import { hasNoAccounts } from '../repositories/accounts.ts';
import { findBacklog } from '../repositories/outbox.ts';

// Below Prometheus's own timeout of ten seconds, so that a scrape succeeds while the database hangs.
const SCRAPE_TIMEOUT_MS = 2000;

/** What a scrape reads from the database. A metric without a value is left out. */
interface Reading {
  up: number;
  outbox?: { count: number; oldest: number } | undefined;
  replication?: Replication | undefined;
}

/**
 * Measures the pool, and reads from the database when it is scraped.
 * @param options `sendsMail` is whether the outbox is measured
 */
export function registerDatabaseMetrics(
  registry: Registry,
  database: Database,
  { sendsMail }: { sendsMail: boolean },
) {
  const registers = [registry];
  const waits = new Histogram({
    name: 'medportal_database_wait_seconds',
    help: 'How long statements and transactions waited for a connection, opening one included.',
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 2.5, 5],
    registers,
  });
  database.observeWaits((seconds) => waits.observe(seconds));

  const read = atMostOnce(async (): Promise<Reading> => {
    const { kind, query } = database;
    // As /readyz does.
    await hasNoAccounts(query);
    return {
      up: 1,
      outbox: sendsMail ? await findBacklog(query) : undefined,
      replication: kind === 'postgres' ? await readReplication(query) : undefined,
    };
  });
  const gauge = (name: string, help: string, valueOf: (reading: Reading) => number | undefined) =>
    new Gauge({
      name: `medportal_${name}`,
      help,
      registers,
      async collect() {
        const value = valueOf((await read()) ?? { up: 0 });
        if (value === undefined) this.remove();
        else this.set(value);
      },
    });
  gauge('database_up', 'Whether the database answered this scrape.', ({ up }) => up);
  if (sendsMail) {
    gauge('outbox_emails', 'Emails that wait to be sent.', ({ outbox }) => outbox?.count);
    gauge(
      'outbox_oldest_age_seconds',
      'For how long the oldest of them has waited.',
      ({ outbox }) => outbox?.oldest,
    );
  }
  if (database.kind !== 'postgres') return;
  gauge(
    'database_replicas',
    'Replicas that are connected to the database.',
    ({ replication }) => replication?.replicas,
  );
  gauge(
    'database_replication_lag_seconds',
    'How long ago the slowest replica had everything.',
    ({ replication }) => replication?.seconds,
  );
  gauge(
    'database_replication_lag_bytes',
    'What the slowest replica has not replayed.',
    ({ replication }) => replication?.bytes,
  );
}

/**
 * Shares one reading among all who ask for it meanwhile, so that scrapes do not pile up.
 * @returns undefined when it fails or takes too long
 */
function atMostOnce<Value>(read: () => Promise<Value>): () => Promise<Value | undefined> {
  let reading: Promise<Value | undefined> | undefined;
  return () => {
    reading ??= read()
      .catch(() => undefined)
      .finally(() => {
        reading = undefined;
      });
    return Promise.race([reading, wait(SCRAPE_TIMEOUT_MS, undefined, { ref: false })]);
  };
}
