import { type Query, sql } from '../../src/database/database.ts';

interface Counts {
  doctorId: number;
  answered: number;
  unanswered: number;
}

/** The doctors whose kept counts differ from those of their requests: none, unless something is broken. */
export function findWrongCounts(
  query: Query,
): Promise<{ doctorId: number; kept: Counts | null; real: Counts | null }[]> {
  return query(sql`
    select doctor_id as "doctorId", to_json(kept) as kept, to_json(counted) as real
    from request_count kept
    full join (
      select doctor_id, count(answered_at) as answered, count(*) - count(answered_at) as unanswered
      from request group by doctor_id
    ) counted using (doctor_id)
    where kept.answered is distinct from coalesce(counted.answered, 0)
      or kept.unanswered is distinct from coalesce(counted.unanswered, 0)`);
}
