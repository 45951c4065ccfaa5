import { type Query, type Sql, sql, unpreparedSql } from '../database/sql.ts';

/** What a search of doctors finds while they have this version. */
export interface Hits {
  /** Comes from the database, so that a write of any server counts. */
  version: string;
  total: number;
  /** The first ones, in order. */
  ids: readonly number[];
}

/** The latest searches by key, the latest last: to find and count all hits takes far longer than to read a page of them. */
const searches = new Map<string, Hits>();
const MAX_SEARCHES = 1000;

/** The size of the largest page. */
const MAX_IDS = 900;

export const doctorIds = sql`select id from account where role = 'Doctor' and not is_hidden`;

/** What a search found when it was made last, unless it is forgotten. The doctors may have changed since. */
export function recallHits(nameKey: string): Hits | undefined {
  const hits = searches.get(nameKey);
  if (hits) remember(nameKey, hits);
  return hits;
}

/** Finds the doctors whose name key has this part, and remembers them. */
export async function findHits(query: Query, nameKey: string): Promise<Hits> {
  // Not prepared: the best plan depends on the search.
  const [hits] = await query<Hits>(unpreparedSql`
    select version, found.*
    from doctor_count, (
      select count(*) as total, coalesce((array_agg(id))[:${MAX_IDS}], '{}') as ids
      from (${doctorIds} and ${matches(nameKey)} order by name_key, id) hit
    ) found`);
  if (!hits) throw new Error('The table doctor_count is empty.');
  remember(nameKey, hits);
  return hits;
}

function remember(nameKey: string, hits: Hits): void {
  searches.delete(nameKey);
  searches.set(nameKey, hits);
  const [oldest] = searches.keys();
  if (searches.size > MAX_SEARCHES && oldest !== undefined) searches.delete(oldest);
}

// A search of one or two characters has no trigram: it scans the index of names, and `strpos` is cheaper than `like`.
function matches(nameKey: string): Sql {
  const isWhole = sql`strpos(name_key, ${nameKey}) > 0`;
  if (nameKey.length < 3) return isWhole;
  const part = Array.from(nameKey).slice(-INDEXED_CHARACTERS).join('');
  const hasPart = sql`name_key like ${`%${escapeLike(part)}%`}`;
  return part === nameKey ? hasPart : sql`${hasPart} and ${isWhole}`;
}

/**
 * The number of characters that are searched in the trigram index; matches are compared with the whole
 * search. A few trigrams are selective enough and cheaper than many. The last ones are used, since
 * family names vary more than first names.
 */
const INDEXED_CHARACTERS = 8;

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
