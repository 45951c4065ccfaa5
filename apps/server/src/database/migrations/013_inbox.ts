import { toTextKey } from '../../repositories/keys.ts';
import type { Query } from '../database.ts';
import { sql } from '../sql.ts';

const BATCH = 1000;

/**
 * What patients have seen of the answers to their requests, and keys by which doctors search their requests: the names
 * of the patients and the descriptions. Answers from before this migration count as seen. The key stays null for
 * requests that an older server adds while both versions run.
 */
export async function migrate(query: Query): Promise<void> {
  await query(sql`
    create table answer_seen (
      request_id int primary key references request,
      seen_at timestamptz not null default now()
    )`);
  await query(sql`
    insert into answer_seen (request_id) select id from request where answered_at is not null`);
  await query(sql`alter table request add column search_key text`);
  let requests: { id: number; description: string }[] = [];
  do {
    const last = requests.at(-1)?.id ?? 0;
    // oxlint-disable-next-line no-await-in-loop -- each batch starts where the previous one ended
    requests = await query(sql`
      select id, description from request where id > ${last} order by id limit ${BATCH}`);
    const ids = requests.map(({ id }) => id);
    const keys = requests.map(({ description }) => toTextKey(description));
    // oxlint-disable-next-line no-await-in-loop
    await query(sql`
      update request set search_key = account.name_key || chr(10) || batch.key
      from unnest(${ids}::int[], ${keys}::text[]) batch (id, key), account
      where request.id = batch.id and account.id = request.patient_id`);
  } while (requests.length === BATCH);
}
