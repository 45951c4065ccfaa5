// Tests that pages work with a non-conforming backend. Mapping is tested in src/features, parsing in src/core/api/wire.test.ts.
import { operations } from '@medportal/api-client';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampled } from '../../../scripts/sample.ts';
import { paths } from '../src/paths.ts';
import { wireDoctor } from '../src/testing/wireSamples.ts';
import { people } from '../src/testing/people.ts';
import { startBackend, startBackendFor } from './backend.ts';
import { fillIn, sendButton } from './form-actions.ts';
import { expectDone, expectText } from './page-checks.ts';
import { visit } from './visit.tsx';
import { writes } from './writes.ts';

const main = () => page.getByRole('main');

describe('a write with an empty HTTP response', () => {
  const keyed = writes.filter(({ id }) => operations[id].keyed);

  test.each(sampled(keyed))('succeeds: $id', async (write) => {
    const backend = startBackendFor(write);
    backend.answer(write.id, async () => new Response(null, { status: 204 }));
    const { problems } = visit(write);
    await fillIn(write);
    await sendButton(write).click();
    await expectDone(write);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    expect(problems).toEqual([]);
  });
});

test('a profile does not show the HTML error page of a proxy', async () => {
  const backend = startBackend();
  const html = '<html><body><h1>502 Bad Gateway</h1><hr>nginx</body></html>';
  backend.answer('getDoctor', async () => new Response(html, { status: 502 }));
  visit({ path: paths.doctorProfile('Sample Doctor 1'), viewer: 'visitor' });
  await expectText('This doctor could not be loaded');
  expect(main().element().textContent).not.toMatch(/nginx|Gateway|<|502/);
});

test('a profile ignores unknown fields and accepts numbers as strings', async () => {
  const backend = startBackend();
  backend.answer('getDoctor', async () =>
    Response.json({
      ...wireDoctor,
      doctorId: '7',
      rating: 5,
      clinic: { ...wireDoctor.clinic, x: 1 },
    }),
  );
  const { problems } = visit({ path: paths.doctorProfile(people.doctor.name), viewer: 'patient' });
  const contact = main().getByRole('link', { name: 'Contact' });
  await expect.element(contact).toHaveAttribute('href', paths.request(people.doctor.name, 7));
  await expectText('Green Leaf Clinic');
  expect(problems).toEqual([]);
});
