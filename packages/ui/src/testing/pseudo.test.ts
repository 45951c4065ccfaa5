import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pseudo, pseudoText } from './pseudo.ts';

it('makes a text longer, with accents, in brackets', () => {
  expect(pseudoText('Log In')).toBe('[Lög Îñ öñé]');
  expect(pseudoText('Show more doctors').length).toBeGreaterThan('Show more doctors'.length * 1.4);
});

it('changes each text of a catalogue', () => {
  const t = pseudo({
    title: 'Doctors',
    group: { hello: ({ name }: { name: string }) => `Hello ${name}` },
    link: ({ link }: { link: (content: ReactNode) => ReactNode }) =>
      createElement(Fragment, null, 'Read ', link('this')),
  });
  expect(t.title).toBe('[Döçtörš öñé]');
  expect(t.group.hello({ name: 'Ada' })).toMatch(/^\[Héllö .*\]$/);
  const link = t.link({ link: (content) => createElement('a', { href: '/x' }, content) });
  expect(renderToStaticMarkup(createElement('p', null, link))).toBe(
    '<p>[Réád <a href="/x">thîš</a> öñé twö thréé]</p>',
  );
});
