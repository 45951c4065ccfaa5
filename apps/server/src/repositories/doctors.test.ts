import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addDoctor, addPatient, newAccount } from '../../test/data/people.ts';
import { databases, shareDatabase } from '../../test/databases/databases.ts';
import { recordStatements } from '../../test/databases/plans.ts';
import { rolledBack } from '../../test/databases/rolled-back.ts';
import { type Query, type Sql, sql } from '../database/database.ts';
import { createDoctor, findCredentials } from './accounts.ts';
import {
  findDoctor,
  listDoctors,
  listPendingDoctors,
  reviewDoctor,
  updateClinic,
} from './doctors.ts';
import { listSpecializations } from './specializations.ts';

// Ordered by code point, in lower case.
const names = [
  '50% Rebate_Row\\Slash',
  'alder Brook',
  'Brook Alder',
  'Brooke Zander',
  'Édouard Étang',
  'Клён Озёрный',
  'ياسمين الوادي',
  '林',
];

describe.each(databases)('doctors on $name', ({ open }) => {
  const database = shareDatabase(open);

  beforeAll(async () => {
    for (const name of names.toReversed()) await addDoctor(database.query, name);
    await addPatient(database.query, 'Brook Patient');
  });

  it('have an exact count after inserts, deletes, truncation and rollback', async () => {
    const total = async (query: Query) => {
      const { totalCount } = await listDoctors(query, { search: '', limit: 1, offset: 0 });
      return totalCount;
    };
    await Promise.all([addDoctor(database.query), addDoctor(database.query)]);
    expect(await total(database.query)).toBe(10);
    await database.query(sql`delete from account where role = 'Doctor' and name like '%-%-%-%-%'`);
    expect(await total(database.query)).toBe(8);
    await rolledBack(database, async (query) => {
      await addDoctor(query);
      expect(await total(query)).toBe(9);
      await query(sql`alter table sharing disable trigger sharing_append_only`);
      await query(sql`truncate account cascade`);
      expect(await total(query)).toBe(0);
    });
    expect(await total(database.query)).toBe(8);
  });

  it('are listed until somebody decides about them, who may decide again', async () => {
    const account = { ...newAccount('Brooklyn New'), specializationId: 2 };
    const accountId = await createDoctor(database.query, { ...account, review: 'pending' });
    const { name, email } = account;
    expect(await listPendingDoctors(database.query)).toEqual([
      { name, email, specializationName: 'Dermatology', registeredAt: expect.any(Date) },
    ]);
    for (const [decision, isChanged] of [
      ['refused', true],
      ['approved', true],
      ['approved', false],
    ] as const) {
      const decided = await reviewDoctor(database.query, email, decision);
      expect(decided).toEqual({ accountId, name, isChanged });
    }
    expect(await listPendingDoctors(database.query)).toEqual([]);
    await database.query(sql`delete from account where id = ${accountId}`);
  });

  it.each([
    ['brook', ['alder Brook', 'Brook Alder', 'Brooke Zander']],
    ['BR', ['alder Brook', 'Brook Alder', 'Brooke Zander']],
    ['k a', ['Brook Alder']],
    ['ÉTANG', ['Édouard Étang']],
    ['E\u0301tang', ['Édouard Étang']],
    ['ОЗЁР', ['Клён Озёрный']],
    ['وادي', ['ياسمين الوادي']],
    ['林', ['林']],
    ['%', ['50% Rebate_Row\\Slash']],
    ['0% r', ['50% Rebate_Row\\Slash']],
    ['e_r', ['50% Rebate_Row\\Slash']],
    ['w\\s', ['50% Rebate_Row\\Slash']],
    ['b%k', []],
    ['b__', []],
    ["' or 1=1", []],
    ['nobody', []],
    // Longer than the part searched in the index: the whole search must match.
    ['alder brook', ['alder Brook']],
    ['brook alder', ['Brook Alder']],
    ['e zander', ['Brooke Zander']],
    ['brooke zandor', []],
    ['nobooke zander', []],
    ['50% rebate_row\\SLASH', ['50% Rebate_Row\\Slash']],
    ['50% rebate_raw\\slash', []],
    ['rebate_row\\slash', ['50% Rebate_Row\\Slash']],
    ['rebate_row\\sl_sh', []],
    ['клён озёрный', ['Клён Озёрный']],
  ])('are found by a part of the name in any case: %s', async (search, expected) => {
    const page = await listDoctors(database.query, { search, limit: 100, offset: 0 });
    expect(page.doctors.map(({ name }) => name)).toEqual(expected);
    expect(page.totalCount).toBe(expected.length);
  });

  describe('whose search was remembered', () => {
    const prefix = 'Remembered';
    const search = async (query: Query, offset = 0, limit = 900) => {
      const page = await listDoctors(query, { search: 'remembered', limit, offset });
      return { names: page.doctors.map((doctor) => doctor.name), totalCount: page.totalCount };
    };
    const found = (...suffixes: string[]) => ({
      names: suffixes.map((suffix) => `${prefix} ${suffix}`),
      totalCount: suffixes.length,
    });
    // As another server or an operator does it.
    const hide = (isHidden: boolean) =>
      sql`update account set is_hidden = ${isHidden} where name = ${`${prefix} B`}`;
    const isSearch = ({ text }: Sql) => text.includes('array_agg');
    const rename = (from: string, to: string) => sql`
      update account set name = ${to}, name_key = ${to.toLowerCase()} where name = ${from}`;

    afterEach(() => database.query(sql`delete from account where name_key like 'remembered%'`));

    it('are found at once after every change, and after one that is undone', async () => {
      const { query } = database;
      expect(await search(query)).toEqual(found());
      for (const suffix of ['C', 'A', 'B']) await addDoctor(query, `${prefix} ${suffix}`);
      expect(await search(query)).toEqual(found('A', 'B', 'C'));
      await query(hide(true));
      expect(await search(query)).toEqual(found('A', 'C'));
      await query(hide(false));
      expect(await search(query)).toEqual(found('A', 'B', 'C'));
      await query(rename(`${prefix} C`, 'Renamed C'));
      expect(await search(query)).toEqual(found('A', 'B'));
      await query(rename('Renamed C', `${prefix} CC`));
      expect(await search(query)).toEqual(found('A', 'B', 'CC'));
      await rolledBack(database, async (inside) => {
        await inside(sql`delete from account where name_key = 'remembered a'`);
        expect(await search(inside)).toEqual(found('B', 'CC'));
      });
      await addDoctor(query, `${prefix} D`);
      expect(await search(query)).toEqual(found('A', 'B', 'CC', 'D'));
      await query(sql`delete from account where name_key like 'remembered%'`);
      expect(await search(query)).toEqual(found());
    });

    it('are not searched again for another page, or until doctors change', async () => {
      const { query: recording, statements } = recordStatements(database.query);
      const findings = () => statements.filter(isSearch).length;
      await addDoctor(database.query, `${prefix} E`);
      await search(recording);
      await search(recording, 1);
      await updateClinic(database.query, 1, { name: 'Sample Clinic' });
      await addPatient(database.query, `${prefix} Patient`);
      await search(recording);
      expect(findings()).toBe(1);
      await addDoctor(database.query, `${prefix} F`);
      await search(recording);
      await search(recording);
      expect(findings()).toBe(2);
      expect(await search(database.query)).toEqual(found('E', 'F'));
    });

    it('are searched once when they change meanwhile, and not shown once hidden', async () => {
      const { query } = database;
      await addDoctor(query, `${prefix} A`);
      await addDoctor(query, `${prefix} B`);
      let isHidden = false;
      const changing: Query = async <Row extends object>(statement: Sql) => {
        const rows = await query<Row>(statement);
        if (!isSearch(statement)) return rows;
        if (isHidden) throw new Error('searched again');
        isHidden = true;
        await query(hide(isHidden));
        return rows;
      };
      expect(await search(changing)).toEqual({ names: [`${prefix} A`], totalCount: 2 });
    });

    it('are found by whoever has just added one, while others search', async () => {
      const seen = await Promise.all(
        Array.from({ length: 8 }, async (_, writer) => {
          const missed: string[] = [];
          for (let round = 1; round <= 5; round += 1) {
            const name = `${prefix} ${writer} ${round}`;
            await addDoctor(database.query, name);
            const { names: listed, totalCount } = await search(database.query);
            if (!listed.includes(name) || totalCount !== listed.length) missed.push(name);
          }
          return missed;
        }),
      );
      expect(seen.flat()).toEqual([]);
      expect((await search(database.query)).totalCount).toBe(40);
    });

    it('are searched again after a failure', async () => {
      const failing = () => Promise.reject(new Error('no database'));
      await expect(search(failing)).rejects.toThrow('no database');
      expect(await search(database.query)).toEqual(found());
    });

    it('are all found, in order, however many there are', async () => {
      await database.query(sql`
        with added as (
          insert into account (role, name, name_key, email, email_key, password_hash)
          select 'Doctor', 'Remembered ' || n, 'remembered ' || n, n, n, ''
          from generate_series(1001, 2100) n returning id
        )
        insert into doctor (id, specialization_id) select id, 1 from added`);
      const all = Array.from({ length: 1100 }, (_, index) => `${prefix} ${1001 + index}`);
      for (const [offset, limit] of [
        [0, 9],
        [0, 900],
        [891, 9],
        [892, 9],
        [900, 900],
        [1095, 9],
        [1100, 9],
      ] as const) {
        expect(await search(database.query, offset, limit)).toEqual({
          names: all.slice(offset, offset + limit),
          totalCount: 1100,
        });
      }
    });
  });

  it('have a profile under their name in any case, unlike patients', async () => {
    const doctor = await findDoctor(database.query, 'ALDER BROOK');
    expect(doctor).toMatchObject({
      name: 'alder Brook',
      specializationName: 'Cardiology',
      bio: '',
      clinic: { name: '', location: '', openHours: '' },
    });
    expect(await findDoctor(database.query, 'Brook Patient')).toBeUndefined();
    expect(await findDoctor(database.query, 'Nobody')).toBeUndefined();
  });

  it('need an existing specialization, and leave no account without one', async () => {
    const account = { ...newAccount('Without'), specializationId: 999 };
    await expect(createDoctor(database.query, account)).rejects.toMatchObject({
      code: '23503',
      constraint: 'doctor_specialization_exists',
    });
    expect(await findCredentials(database.query, account.email)).toBeUndefined();
  });

  it('choose from specializations, those with an icon first', async () => {
    const specializations = await listSpecializations(database.query);
    expect(specializations.slice(0, 6).map((specialization) => specialization.name)).toEqual([
      'Cardiology',
      'Dermatology',
      'Neurology',
      'Pediatrics',
      'Orthopedics',
      'Ophthalmology',
    ]);
  });
});
