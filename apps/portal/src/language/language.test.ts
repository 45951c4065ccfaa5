import { expect, test } from 'vitest';
import { language } from './language.ts';

test('shows the last language asked for, although the texts of another arrive later', async () => {
  // English needs no loading.
  await Promise.all([language.change('ar'), language.change('en')]);
  expect(language.get().language).toBe('en');
  await Promise.all([language.change('en'), language.change('ar')]);
  expect(language.get().language).toBe('ar');
});
