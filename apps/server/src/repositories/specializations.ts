import { type Query, sql } from '../database/database.ts';

/** A medical specialization. */
export interface Specialization {
  id: number;
  name: string;
}

/** All specializations, in the order in which they were added: those with an icon come first. */
export function listSpecializations(query: Query): Promise<Specialization[]> {
  return query<Specialization>(sql`select id, name from specialization order by id`);
}
