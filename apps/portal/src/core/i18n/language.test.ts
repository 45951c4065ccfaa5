import { expect, test } from 'vitest';
import { language, withTexts } from './language.ts';

test('the portal shows the last language asked for, although the texts of another arrive later', async () => {
  // English needs no loading.
  await Promise.all([language.change('ar'), language.change('en')]);
  expect(language.get().language).toBe('en');
  await Promise.all([language.change('en'), language.change('ar')]);
  expect(language.get().language).toBe('ar');
});

test('the portal has the texts of every page that was opened before, during and after the change', async () => {
  const open = (name: string) => withTexts(name, () => Promise.resolve());
  await language.change('en');
  await open('profile');
  const change = language.change('ar');
  await open('account');
  await change;
  await open('read');
  expect(language.get().ui).toMatchObject({ doctorProfile: {}, account: {}, responseView: {} });
});
