import { isValidElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { icu } from './icu.ts';
import { textsIn } from './textsIn.ts';

const section = {
  title: 'Doctors',
  found: icu('{count, plural, =0 {None} one {# doctor} other {# doctors}}'),
  hello: icu('Hello {name}'),
  help: icu('Read <link>the <b>guide</b></link> first'),
  kinds: { first: 'First' },
};

describe('textsIn', () => {
  const t = textsIn('en-GB', section);

  it('keeps plain texts, also in groups', () => {
    expect(t.title).toBe('Doctors');
    expect(t.kinds.first).toBe('First');
  });

  it('chooses the plural and formats its number', () => {
    expect([0, 1, 1234].map((count) => t.found({ count }))).toEqual([
      'None',
      '1 doctor',
      '1,234 doctors',
    ]);
  });

  it('inserts values', () => {
    expect(t.hello({ name: 'Ada' })).toBe('Hello Ada');
  });

  it('renders tags', () => {
    const help = t.help({
      link: (content) => createElement('a', { href: '/guide' }, content),
      b: (content) => createElement('b', null, content),
    });
    expect(isValidElement(help)).toBe(true);
    expect(renderToStaticMarkup(help)).toBe('Read <a href="/guide">the <b>guide</b></a> first');
  });

  it('formats numbers as the locale does', () => {
    expect(textsIn('ar-EG', section).found({ count: 12 })).toBe('١٢ doctors');
    expect(textsIn('ar-MA', section).found({ count: 12 })).toBe('12 doctors');
  });

  it('knows the values of a message', () => {
    // @ts-expect-error -- a plural needs a number
    const wrongType = () => t.found({ count: '1' });
    // @ts-expect-error -- no value is optional
    const missing = () => t.hello({});
    // @ts-expect-error -- a tag is a value, too
    const withoutTag = () => t.help({ link: (content) => content });
    expect([wrongType, missing, withoutTag]).toHaveLength(3);
  });

  it('passes the locale to functions of a catalogue', () => {
    const own = { found: ({ count }: { count: number }, locale: string) => `${count} ${locale}` };
    expect(textsIn('de', own).found({ count: 2 })).toBe('2 de');
  });
});
