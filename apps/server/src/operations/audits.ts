import { listAccessLog } from '../repositories/audits.ts';
import type { Handlers } from './handler.ts';
import { toSlice } from './pages.ts';

/** What patients may know of the record of access: all that is about them. */
export const audits: Handlers<'listAccessLog'> = {
  listAccessLog: async ({ grant, search, query, concerns }) => {
    const { entries, totalCount } = await listAccessLog(query, {
      patientId: grant.id,
      // Paging would otherwise push the pages on, and a patient learns nothing from it.
      except: 'listAccessLog',
      ...toSlice(search),
    });
    concerns(grant.id);
    return {
      entries: entries.map((entry) => ({
        date: entry.happenedAt.toISOString(),
        accountName: entry.accountName,
        role: entry.role,
        isSelf: entry.accountId === grant.id,
        action: entry.action,
        requestId: entry.requestId,
        outcome: entry.outcome,
        count: entry.count,
      })),
      totalCount,
    };
  },
};
