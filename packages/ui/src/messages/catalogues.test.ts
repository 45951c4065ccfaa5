import { describe, expect, it, vi } from 'vitest';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { icu } from './icu.ts';

// The build has compiled the argument of `icu`. These tests look into it, so they need it instead of a function.
vi.mock('./icu.ts', () => ({ icu: (compiled: unknown) => compiled }));

// The codes of icu-minify.
const POUND = 0;
const SELECT = 1;
const PLURAL = 2;
const SELECT_ORDINAL = 3;

/** What a message consists of. */
interface Contents {
  /** Each text that can result, such as one for each form of a plural, with `{name}` in place of a value. */
  texts: string[];
  /** Its values as `{name}` and its tags as `<name>`. */
  needs: Set<string>;
  /** The forms of each plural. */
  plurals: string[][];
}

/** Reads a text or a compiled message. */
function contentsOf(message: unknown): Contents {
  const needs = new Set<string>();
  const plurals: string[][] = [];

  const textsOf = (nodes: unknown, counted?: string): string[] =>
    [nodes].flat().reduce<string[]>(
      (starts, node) => {
        const ends = textsOfNode(node, counted);
        return starts.flatMap((start) => ends.map((end) => start + end));
      },
      [''],
    );

  function textsOfNode(node: unknown, counted?: string): string[] {
    if (node === POUND) return [`{${counted}}`];
    if (!Array.isArray(node)) return [String(node)];
    const [first, kind, options]: unknown[] = node;
    const name = String(first);
    const isValue = kind === undefined || (typeof kind === 'number' && kind !== POUND);
    if (!isValue) {
      needs.add(`<${name}>`);
      return textsOf(node.slice(1), counted);
    }
    needs.add(`{${name}}`);
    if (kind !== SELECT && kind !== PLURAL && kind !== SELECT_ORDINAL) return [`{${name}}`];
    const forms = Object.entries(options ?? {});
    if (kind === PLURAL) plurals.push(forms.map(([form]) => form));
    return forms.flatMap(([, form]) => textsOf(form, name));
  }

  return { texts: textsOf(message), needs, plurals };
}

const isGroup = (message: unknown): message is object =>
  typeof message === 'object' && !Array.isArray(message);

/** All messages of a catalogue by name, like `doctors.title`. */
function messagesIn(group: object, prefix = ''): Map<string, unknown> {
  const messages = Object.entries(group).flatMap(([name, message]) =>
    isGroup(message)
      ? [...messagesIn(message, `${prefix}${name}.`)]
      : [[`${prefix}${name}`, message] as const],
  );
  return new Map(messages);
}

/** The names of messages that only the first catalogue has. */
function namesOnlyIn(catalogue: object, other: object) {
  const names = messagesIn(other);
  return [...messagesIn(catalogue).keys()].filter((name) => !names.has(name));
}

/** The names of messages that can result in a blank text. */
function blank(catalogue: object) {
  return [...messagesIn(catalogue)].flatMap(([name, message]) =>
    contentsOf(message).texts.some((text) => text.trim() === '') ? [name] : [],
  );
}

/**
 * The names of messages that can result in a text without an Arabic letter, although there is something to translate in
 * the English one: letters other than those of the product's name and of values.
 */
function notInArabic(english: object, arabic: object) {
  const originals = messagesIn(english);
  const isTranslatable = (text: string) =>
    /\p{Letter}/u.test(text.replaceAll(/\{\w+\}|MedPortal/g, ''));
  return [...messagesIn(arabic)].flatMap(([name, message]) => {
    const original = contentsOf(originals.get(name)).texts;
    const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);
    return original.some(isTranslatable) && !contentsOf(message).texts.every(isArabic)
      ? [name]
      : [];
  });
}

/** The values and tags that a message of only the first catalogue has, as `name: {value}`. */
function needsOnlyIn(catalogue: object, other: object) {
  const others = messagesIn(other);
  return [...messagesIn(catalogue)].flatMap(([name, message]) => {
    const known = contentsOf(others.get(name)).needs;
    const needs = [...contentsOf(message).needs].filter((need) => !known.has(need));
    return needs.map((need) => `${name}: ${need}`);
  });
}

/** The forms of plurals that a locale has and a message lacks, as `name: form`. */
function missingForms(catalogue: object, locale: string) {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  return [...messagesIn(catalogue)].flatMap(([name, message]) =>
    contentsOf(message).plurals.flatMap((forms) =>
      pluralCategories.filter((form) => !forms.includes(form)).map((form) => `${name}: ${form}`),
    ),
  );
}

const sections = (messages: object) => ({ doctors: messages });

describe('names', () => {
  it('are the same in English and Arabic', () => {
    expect(namesOnlyIn(en, ar)).toEqual([]);
    expect(namesOnlyIn(ar, en)).toEqual([]);
  });

  it('are compared in every group', () => {
    const one = sections({ title: 'A', tabs: { about: 'B', requests: 'C' } });
    expect(namesOnlyIn(one, sections({ title: 'A', tabs: { about: 'B' } }))).toEqual([
      'doctors.tabs.requests',
    ]);
    expect(namesOnlyIn(one, sections({ title: 'A', tabs: 'B' }))).toEqual([
      'doctors.tabs.about',
      'doctors.tabs.requests',
    ]);
    expect(namesOnlyIn(one, {})).toHaveLength(3);
  });
});

describe('texts', () => {
  it('are not blank', () => {
    expect(blank(en)).toEqual([]);
    expect(blank(ar)).toEqual([]);
  });

  it.each([
    ['a text', ' '],
    ['one form of a plural', icu('{count, plural, one { } other {# doctors}}')],
    ['one choice', icu('{gender, select, male {He} other {}}')],
  ])('are blank: %s', (_, message) => {
    expect(blank(sections({ title: 'Doctors', message }))).toEqual(['doctors.message']);
  });

  it('are in Arabic', () => {
    expect(notInArabic(en, ar)).toEqual([]);
  });

  it.each([
    ['a text', 'Doctors'],
    ['a message', icu('Hello {name}')],
    ['one form of a plural', icu('{count, plural, one {طبيب} other {# doctors}}')],
    ['a tag', icu('<link>Doctors</link>')],
  ])('are not in Arabic: %s', (_, message) => {
    const product = icu('© {year} MedPortal');
    const english = sections({ title: 'Doctors', message: 'Doctors', product });
    const arabic = sections({ title: 'الأطباء', message, product });
    expect(notInArabic(english, arabic)).toEqual(['doctors.message']);
  });
});

describe('values and tags', () => {
  it('are the same in English and Arabic', () => {
    expect(needsOnlyIn(en, ar)).toEqual([]);
    expect(needsOnlyIn(ar, en)).toEqual([]);
  });

  it.each([
    ['a value', icu('<link>الاسم</link> {max} {count}'), ['{name}']],
    [
      'a value outside of a plural',
      icu('<link>{name}</link> {count, plural, other {#}}'),
      ['{max}'],
    ],
    ['the value of a plural', icu('<link>{name}</link> {max}'), ['{count}']],
    ['a tag', icu('{name} {max} {count}'), ['<link>']],
    ['everything', 'الاسم', ['<link>', '{name}', '{max}', '{count}']],
  ])('are missing: %s', (_, message, needs) => {
    const original = icu(
      '<link>{name}</link> {max, number, ::group-off} {count, plural, one {1} other {#}}',
    );
    const missing = needsOnlyIn(sections({ message: original }), sections({ message }));
    expect(missing).toEqual(needs.map((need) => `doctors.message: ${need}`));
  });
});

describe('plurals', () => {
  it('have every form of their language', () => {
    expect(missingForms(en, 'en-GB')).toEqual([]);
    expect(missingForms(ar, 'ar')).toEqual([]);
  });

  it('have six forms in Arabic', () => {
    const message = icu(
      '<b>{count, plural, zero {0} one {1} two {2} few {3} many {11} other {#}}</b> {max, plural, zero {0} one {1} two {2} =3 {3} many {11} other {#}}',
    );
    expect(missingForms(sections({ message }), 'ar')).toEqual(['doctors.message: few']);
  });
});
