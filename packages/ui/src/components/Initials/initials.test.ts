import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialsOf } from './initialsOf.ts';
import { hashOf, personTint } from './personTint.ts';

const anyName = string({ unit: 'binary', maxLength: 40 });

describe('hashOf', () => {
  // These choose figures and tints: another value would give everybody another face.
  it.each([
    ['', 0],
    ['Q', 113],
    ['Pat Example', 315_506_170],
    ['Rowan Marsh', 2_083_856_490],
    ['سامي مثال', 639_724_891],
    ['王小明', 29_182_122],
  ])('of %j is %i', (name, hash) => {
    expect(hashOf(name)).toBe(hash);
  });

  it('does not depend on title, case, outer spaces and Unicode normalization', () => {
    const variants = ['Zoë Vale', 'zoë vale', ' Zoë Vale ', 'Zoe\u0308 Vale', 'Dr. Zoë Vale'];
    expect(new Set(variants.map(hashOf)).size).toBe(1);
  });

  it('is a whole number below 2³¹ for every name', () => {
    assert(
      property(anyName, (name) => {
        const hash = hashOf(name);
        expect(Number.isInteger(hash)).toBe(true);
        expect(hash).toBeGreaterThanOrEqual(0);
        expect(hash).toBeLessThan(2 ** 31);
      }),
    );
  });
});

describe('personTint', () => {
  it('gives each tint to a fair share of the people', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let first = 0; first < 60; first += 1)
      for (let last = 0; last < 10; last += 1)
        counts[personTint(`Person${first} Name${last}`) - 1]! += 1;
    for (const count of counts) expect(count).toBeGreaterThan(60);
  });

  it.each([undefined, '', '  '])('is the first one for the name %j', (name) => {
    expect(personTint(name)).toBe(1);
  });
});

describe('initialsOf', () => {
  it.each([
    ['Pat Example', ['P', 'E']],
    ['pat of the example', ['P', 'E']],
    ['Q', ['Q']],
    ['Dr. Sami Sample', ['S', 'S']],
    ['dr Sami', ['S']],
    ['Drew Sample', ['D', 'S']],
    ['Dr.', ['D']],
    ['(Pat) “Example”', ['P', 'E']],
    ['Pat – Example', ['P', 'E']],
    ['Jean-Luc Example', ['J', 'E']],
    ["D'Example", ['D']],
    ['2nd Example', ['2', 'E']],
    ['ßample', ['S']],
    ['Z\u0308\u0301oe e\u0301x', ['Z\u0308\u0301', 'É']],
    ['سامي مثال', ['س', 'م']],
    ['د. سامي مثال', ['س', 'م']],
    ['داليا مثال', ['د', 'م']],
    ['נועה דוגמה', ['נ', 'ד']],
    ['王小明', ['王']],
    ['नमूना उदाहरण', ['न', 'उ']],
    ['👩🏽‍⚕️ Example', ['👩🏽‍⚕️', 'E']],
    ['🇯🇴', ['🇯🇴']],
    ['𝒜da', ['𝒜']],
    ['', []],
    ['  ', []],
    ['… – !', []],
    ['\u0301', []],
  ])('of %j are %j', (name, initials) => {
    expect(initialsOf(name)).toEqual(initials);
  });

  it('are at most two characters of the name, and never half of one', () => {
    assert(
      property(anyName, (name) => {
        const initials = initialsOf(name);
        expect(initials.length).toBeLessThanOrEqual(2);
        for (const initial of initials) {
          expect(name.normalize('NFC').toUpperCase()).toContain(initial);
          expect([...new Intl.Segmenter('en').segment(initial)]).toHaveLength(1);
        }
      }),
    );
  });
});
