import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, type TestApp, startTestApp } from './app/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await test.join('Doctor', 'Sami Sample');
  await test.join('Patient', "Nora O'Connor");
  await test.join('Doctor', 'Alder Brook');
});
afterAll(() => test.close());

const register = (role: 'Doctor' | 'Patient', name: string) => {
  const account = { name, email: `${randomUUID()}@test.example`, password: PASSWORD };
  return role === 'Doctor'
    ? test.call('registerDoctor', { body: { ...account, medicalSpecificationId: 1 } })
    : test.call('registerPatient', { body: account });
};

const hidden = 'Leave out characters that cannot be seen.';
const noLetter = 'Use at least one letter or number.';
const outside = String.raw`Leave out / \ % ? # and characters that cannot be seen.`;
const taken = 'An account with this name already exists. Add a middle name or an initial.';
const alike = 'This name looks like that of another account. Add a middle name or an initial.';

type Row = [what: string, name: string, status: 400 | 409, sentence: string];

/** Names that a | divides. */
const rowsOf = (names: string, status: 400 | 409, sentence: string) =>
  names.split('|').map((name): Row => [JSON.stringify(name), name, status, sentence]);

// Spaces of no width, marks of direction, joiners, fillers, selectors, tags, and characters that mean nothing.
const unseen = '200B 200C 200D 200E 2060 2062 FEFF AD 34F FE0F E0041 3164 FFA0 2800 180E E000'
  .split(' ')
  .map((code): Row => {
    const name = `Sa${String.fromCodePoint(Number.parseInt(code, 16))}mi Sample`;
    return [`U+${code}`, name, 400, hidden];
  });

const spaces =
  'Sami Sample|sami sample|SAMI SAMPLE|  Sami   Sample |Sami\u00A0Sample|Sami\u3000Sample|Sami\u200ASample';

const lookAlikes: Row[] = [
  ...unseen,
  ...rowsOf(spaces, 409, taken),
  ...rowsOf('Sami\u0007 Sample|\u202ESami Sample|Sami\u2068 Sample', 400, outside),
  ...rowsOf('Ｓａｍｉ Ｓａｍｐｌｅ|𝐒𝐚𝐦𝐢 𝐒𝐚𝐦𝐩𝐥𝐞|𝚂𝚊𝚖𝚒 𝚂𝚊𝚖𝚙𝚕𝚎', 409, alike),
  ['a Cyrillic a', 'S\u0430mi Sample', 409, alike],
  ['a Cyrillic S', '\u0405ami Sample', 409, alike],
  ['Cyrillic letters wherever possible', 'Ѕаmі Ѕаmрlе', 409, alike],
  ['a Greek iota', 'Sam\u03B9 Sample', 409, alike],
  ['an upper-case I for the l', 'Sami SampIe', 409, alike],
  ['a lower-case l for the I', 'SAMl SAMPLE', 409, alike],
  ['a 1 for the l', 'Sami Samp1e', 409, alike],
  ['a palochka for the l', 'Sami Samp\u04CFe', 409, alike],
  ['rn for the m', 'Sarni Sample', 409, alike],
  ['a dot above the i', 'Sami\u0307 Sample', 409, alike],
];

describe('a name that looks like another', () => {
  it.each(lookAlikes)('with %s is rejected', async (_, name, status, sentence) => {
    for (const role of ['Doctor', 'Patient'] as const) {
      // oxlint-disable-next-line no-await-in-loop -- the calls run in sequence
      const answer = await register(role, name);
      expect(answer).toMatchObject({ status, body: { errors: { name: [sentence] } } });
    }
  });
});

describe('a name that others would take for that of', () => {
  const twins =
    'Alder Brook.|Alder Brook,|Alder Brook;|Alder\u02BC Brook|Alder Brook\u02BC|Alder\u00B7Brook|AlderBrook|Alder-Brook|Alder_Brook|' +
    '"Alder Brook"|(Alder Brook)|Dr Alder Brook|Dr. Alder Brook|Dr.Alder Brook|DrAlderBrook|Doctor Alder Brook|Docteur Alder Brook|' +
    'Prof. Dr. med. Alder Brook|Professor Alder Brook|D\u043Ector Alder Brook|Mr Alder Brook|Alder Brook, M.D.|Alder Brook PhD|' +
    '\u062F. Alder Brook|\u0627\u0644\u062F\u0643\u062A\u0648\u0631 Alder Brook|Al\u0300der Brook|Alder Brook\u0301|' +
    'A\u0335lder Brook|Ald\u1EB9r Brook|Ald\u0247r Brook|Alder Br\u01A1ok';
  const former =
    'Former patient|former  patient 3|Former patient: 3|Former patient, 3|Former patient. 3|Former patient-3|Former patient3|' +
    'Former-patient 3|Former_patient 3|Former, patient 3|FormerPatient 3|Formerpatient|(Former patient 3)|"Former patient" 3|' +
    "'Former patient 3|Former\u02BC patient 3|Former\u00B7patient 3|Form\u00E9r patient 3|Former\u0301 patient 3|" +
    'F\u0335ormer patient 3|Form\u1EB9r patient 3|Form\u0247r patient 3|F\u043Ermer p\u0430tient 3|Forrner patient 3';
  it.each([
    ['a doctor is left to no other doctor', 'Doctor', twins, 409],
    ['a doctor is left to patients', 'Patient', 'Dr. Alder Brook', 200],
    ['an erased patient is left to no doctor', 'Doctor', former, 400],
    ['an erased patient is left to no patient', 'Patient', former, 400],
  ] as const)('%s', async (_, role, names, expected) => {
    const others: string[] = [];
    for (const name of names.split('|')) {
      // oxlint-disable-next-line no-await-in-loop -- the calls run in sequence
      if ((await register(role, name)).status !== expected) others.push(name);
    }
    expect(others).toEqual([]);
  });
});

describe('a blank name', () => {
  it.each([
    ['a space', ' ', 'Enter a name.'],
    ['a Hangul initial filler', '\u115F', hidden],
    ['a lone accent', '\u0301', noLetter],
    ['punctuation', "-'.", noLetter],
  ])('of %s is rejected', async (_, name, sentence) => {
    const answer = await register('Doctor', name);
    expect(answer).toMatchObject({ status: 400, body: { errors: { name: [sentence] } } });
  });
});

// Each also differs from all others.
describe('a real name', () => {
  const latin =
    "Nora O'Brien|Jean-Luc Petit|José Núñez|Jose Nunez|Łukasz Żółć|Işıl Yıldız|İbrahim Çelik|Nguyễn Thị Hương|" +
    'Þórður Ævarsson|Jürgen Groß|Ελένη Παπαδοπούλου|Анна Петрова|Наталія Ґудзь|Ngozi Adébáyọ̀|John Smith 3rd|' +
    'Sami Q. Sample|Aldér Brook|Alder B. Brook';
  it.each([
    ...latin.split('|'),
    'יעל כהן',
    'محمد عبد الله',
    'علی‌رضا حسینی',
    'क्‍षितिज शर्मा',
    'রহমান র‍্যাফেল',
    'രാജന്‍ നായര്‍',
    'சரவணன் குமார்',
    'ශ්‍රී පෙරේරා',
    'สมชาย ใจดี',
    '王小明',
    '山田 太郎',
    '김민준',
  ])('%s is accepted', async (name) => {
    const { name: stored } = await test.join('Doctor', name);
    expect(stored).toBe(name.normalize('NFC'));
    expect((await test.call('getDoctor', { params: { name } })).body.name).toBe(stored);
  });
});
