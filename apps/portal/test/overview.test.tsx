import { mock } from '@medportal/api-client/msw';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../src/paths.ts';
import { people } from '../src/testing/people.ts';
import { wireRecord } from '../src/testing/wireRecord.ts';
import { faults, startBackend } from './backend.ts';
import { expectFailedRead, expectNoText, expectPage, expectText } from './page-checks.ts';
import { pages } from './pages.ts';
import { settle } from './settle.ts';
import { visit } from './visit.tsx';

const { name } = people.patient;
const record = paths.patientProfile(name);
const part = (heading: string) => page.getByRole('region', { name: heading, exact: true });

const reads = pages.find(({ path, viewer }) => path === record && viewer === 'owner')?.reads ?? [];
const parts = reads.filter(({ id }) => id !== 'getPatient');

describe('the overview of a record', () => {
  test.each(parts.map((read) => [read.id, read] as const))(
    'keeps the rest when %s fails',
    async (_id, failed) => {
      const backend = startBackend();
      backend.answer(failed.id, faults['status 500']);
      visit({ path: record, viewer: 'owner' });
      await expectFailedRead(failed.fails);
      await expectText('172 cm');
      for (const { id, shows } of parts) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await (id === failed.id ? expectNoText(shows) : expectText(shows));
      }
      await expectNoText('None recorded here');
      await expectNoText('None yet');
      await expectNoText('No responses yet');
    },
  );

  test('of another person is not read before the profile is', async () => {
    const backend = startBackend();
    backend.answer('getPatient', mock.getPatient.fail(404));
    visit({ path: record, viewer: 'doctor' });
    await expectPage('You do not have access to this record');
    await settle();
    expect(backend.calls.map(({ id }) => id)).toEqual(['getPatient']);
  });

  test.each(['info', 'requests'])(
    'has no responses for a doctor at the tab %s, and no call for them',
    async (tab) => {
      const backend = startBackend();
      visit({ path: paths.patientProfile(name, { tab }), viewer: 'doctor' });
      await expectText('Birch pollen');
      await expectText('88 mg/dL (4.9 mmol/L)');
      await expect.element(part('Latest response')).not.toBeInTheDocument();
      await settle();
      expect(backend.calls.map(({ id }) => id).toSorted()).toEqual([
        'getPatient',
        'listAllergies',
        'listBloodPressures',
        'listBloodSugars',
        'listMedicines',
      ]);
    },
  );

  test('follows a reading that is saved in the daily check', async () => {
    const backend = startBackend();
    visit({ path: record, viewer: 'owner' });
    await expectText('117/75 mmHg');
    await page.getByRole('link', { name: 'All readings' }).click();
    await expect.element(page.getByRole('tab', { name: 'Daily check' })).toHaveFocus();
    const saved = { value: '131/86', date: '2026-11-20T08:00:00Z' };
    backend.answer(
      'listBloodPressures',
      mock.listBloodPressures.ok([...wireRecord.pressures, saved]),
    );
    await page.getByLabelText('Upper value (systolic)').fill('131');
    await page.getByLabelText('Lower value (diastolic)').fill('86');
    await page.getByRole('button', { name: 'Save blood pressure' }).click();
    await expectText('Blood pressure saved');
    await page.getByRole('tab', { name: 'Info' }).click();
    await expect.element(part('Blood pressure')).toMatchTextContent('131/86 mmHg');
    await expect.element(part('Blood pressure')).toMatchTextContent('High, stage 1');
  });

  test('opens the responses without reading them again', async () => {
    const backend = startBackend();
    visit({ path: record, viewer: 'owner' });
    await expectText('Dr. Juniper Vale');
    await page.getByRole('link', { name: 'All responses' }).click();
    await expectText('Showing 9 of 12');
    await settle();
    const queries = backend.callsOf('listPatientRequests').map(({ query }) => String(query));
    expect(queries).toEqual(['pageNumber=1&pageSize=9&isAnswered=true']);
  });
});

test('readings that were shown stay shown over another tab and Back', async () => {
  const backend = startBackend();
  const readings = Array.from({ length: 24 }, (_, index) => ({
    value: '118/76',
    date: `2026-02-${String(24 - index).padStart(2, '0')}T08:00:00Z`,
  }));
  backend.answer('listBloodPressures', mock.listBloodPressures.ok(readings));
  backend.answer('listBloodSugars', mock.listBloodSugars.ok([]));
  const { go, back } = visit({
    path: paths.patientProfile(name, { tab: 'dailyCheck' }),
    viewer: 'owner',
  });
  const rows = () => page.getByRole('rowheader').elements().length;
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(rows).toBe(24);
  await page.getByRole('tab', { name: 'Medical history' }).click();
  await expect.poll(rows).toBe(0);
  await page.getByRole('tab', { name: 'Daily check' }).click();
  await expect.poll(rows).toBe(24);
  await go(paths.features());
  await back();
  await expect.poll(rows).toBe(24);
});
