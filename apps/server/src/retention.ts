import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database/types.ts';
import { type Loop, startLoop } from './loop.ts';
import { eraseAccount, listAccountsToErase } from './repositories/closures.ts';

const DAY_MS = 86_400_000;
const PAUSE_MS = 3_600_000;

export interface Retention {
  database: Database;
  /** How many days a closed account is kept. */
  days: number;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

/** When an account is erased that was closed at a time. */
export const erasureOf = (closedAt: Date, days: number): Date =>
  new Date(closedAt.getTime() + days * DAY_MS);

/** Erases the accounts that are due. One that cannot be erased is logged, and does not keep the others. */
export async function eraseClosedAccounts({ database, days, log }: Retention): Promise<void> {
  for (const accountId of await listAccountsToErase(database.query, days)) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one short transaction after the other
      const isErased = await database.transaction((query) =>
        eraseAccount(query, { accountId, days }),
      );
      if (isErased) log.info({ account: accountId }, 'account erased');
    } catch (error) {
      log.error({ err: error, account: accountId }, 'account not erased');
    }
  }
}

/** Erases the accounts that become due, every hour until it is closed. Several processes share the work. */
export function startRetention(retention: Retention): Loop {
  return startLoop(async () => {
    await eraseClosedAccounts(retention).catch((error: unknown) => {
      retention.log.error({ err: error }, 'closed accounts not available');
    });
    return PAUSE_MS;
  }, PAUSE_MS);
}
