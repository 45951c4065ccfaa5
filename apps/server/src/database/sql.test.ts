import { expect, it } from 'vitest';
import { sql, unpreparedSql } from './sql.ts';

it('sql numbers the values and keeps them out of the text', () => {
  const statement = sql`select ${'a'} where b = ${"'; drop table account; --"}`;
  expect(statement.text).toBe('select $1 where b = $2');
  expect(statement.values).toEqual(['a', "'; drop table account; --"]);
});

it('sql splices statements into statements and numbers all values in order', () => {
  const inner = sql`b = ${2} and ${sql`c = ${3}`}`;
  const statement = sql`select ${1} where ${inner}${sql``} limit ${4}`;
  expect(statement.text).toBe('select $1 where b = $2 and c = $3 limit $4');
  expect(statement.values).toEqual([1, 2, 3, 4]);
});

it('sql names a statement by its text, independent of the values', () => {
  const [one, two] = [1, 2].map((id) => sql`select ${id}`);
  expect(one?.name).toBe(two?.name);
  expect(one?.name).not.toBe(sql`select ${1} + 1`.name);
  expect(unpreparedSql`select ${1}`.name).toBeUndefined();
});
