import { type Query, sql } from '../database/sql.ts';

export interface Specialization {
  id: number;
  name: string;
}

/** All specializations in insertion order, which starts with those that have an icon. */
export function listSpecializations(query: Query): Promise<Specialization[]> {
  return query<Specialization>(sql`select id, name from specialization order by id`);
}
