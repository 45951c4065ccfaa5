import { toNameSkeleton } from '../../repositories/keys.ts';
import type { Query } from '../database.ts';
import { sql } from '../sql.ts';

const BATCH = 1000;

/**
 * Look-alike names have the same skeleton, which one account can claim. Among existing accounts the
 * oldest claims it; the others stay unchanged, without a claim.
 */
export async function migrate(query: Query): Promise<void> {
  await query(sql`
    create table name_skeleton (
      account_id int primary key references account on delete cascade,
      skeleton text collate "C" not null constraint name_skeleton_unique unique
    )`);
  let accounts: { id: number; name: string }[] = [];
  do {
    const last = accounts.at(-1)?.id ?? 0;
    // oxlint-disable-next-line no-await-in-loop -- each batch starts where the previous one ended
    accounts = await query(sql`
      select id, name from account where id > ${last} order by id limit ${BATCH}`);
    const ids = accounts.map(({ id }) => id);
    const skeletons = accounts.map(({ name }) => toNameSkeleton(name));
    // oxlint-disable-next-line no-await-in-loop
    await query(sql`
      insert into name_skeleton (account_id, skeleton)
      select * from unnest(${ids}::int[], ${skeletons}::text[])
      on conflict do nothing`);
  } while (accounts.length === BATCH);
}
