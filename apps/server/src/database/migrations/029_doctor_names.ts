import { toDoctorSkeleton } from '../../repositories/keys.ts';
import type { Query } from '../database.ts';
import { sql } from '../sql.ts';

const BATCH = 1000;

/**
 * Names that patients take for the same doctor have the same skeleton, which one doctor can claim. In a table of its own, beside
 * `name_skeleton`: earlier servers do not know it, and register doctors without a claim. Among existing doctors the oldest claims
 * it; the others stay unchanged, without a claim.
 */
export async function migrate(query: Query): Promise<void> {
  await query(sql`
    create table doctor_name (
      doctor_id int primary key references doctor on delete cascade,
      skeleton text collate "C" not null constraint doctor_name_unique unique
    )`);
  let doctors: { id: number; name: string }[] = [];
  do {
    const last = doctors.at(-1)?.id ?? 0;
    // oxlint-disable-next-line no-await-in-loop -- each batch starts where the previous one ended
    doctors = await query(sql`
      select id, name from doctor join account using (id)
      where id > ${last} order by id limit ${BATCH}`);
    const ids = doctors.map(({ id }) => id);
    const skeletons = doctors.map(({ name }) => toDoctorSkeleton(name));
    // oxlint-disable-next-line no-await-in-loop
    await query(sql`
      insert into doctor_name (doctor_id, skeleton)
      select * from unnest(${ids}::int[], ${skeletons}::text[])
      on conflict do nothing`);
  } while (doctors.length === BATCH);
}
