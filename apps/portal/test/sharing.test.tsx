import type { Schemas } from '@medportal/api-client';
import { mock } from '@medportal/api-client/msw';
import { expect, test } from 'vitest';
import { page as browser } from 'vitest/browser';
import { paths } from '../src/paths.ts';
import { people } from '../src/testing/people.ts';
import { wireDoctor, wireDoctorInbox, wireGrants } from '../src/testing/wireSamples.ts';
import { type Backend, startBackend } from './backend.ts';
import { visit } from './visit.tsx';

const sharing = {
  path: paths.patientProfile(people.patient.name, { tab: 'sharing' }),
  viewer: 'owner',
} as const;
const requestForm = { path: paths.request(people.doctor.name, 7), viewer: 'patient' } as const;

const button = (name: string) => browser.getByRole('button', { name, exact: true });
const overlay = () => browser.getByRole('dialog');

function withSharing(): Backend {
  const backend = startBackend();
  backend.answer(
    'getCapabilities',
    mock.getCapabilities.ok({ capabilities: { sharing: 1, accessLog: 1 } }),
  );
  backend.answer('listGrants', mock.listGrants.ok({ grants: wireGrants }));
  return backend;
}

test('shares a part until the end of a day, with the id of the doctor who was found', async () => {
  const backend = withSharing();
  const { problems } = visit(sharing);
  await browser.getByRole('searchbox').fill('Sample');
  await button('Share with Dr. Sample Doctor 2').click();
  await overlay().getByRole('checkbox', { name: 'Readings' }).click();
  await overlay()
    .getByLabelText(/^Until/)
    .fill('2030-05-17');
  await overlay().getByRole('button', { name: 'Save' }).click();
  await expect.element(overlay()).not.toBeInTheDocument();
  const [call] = backend.callsOf('shareRecord');
  expect(JSON.parse(call?.body ?? '')).toEqual({
    sections: ['details', 'medicines', 'chronicDiseases', 'allergies'],
    expiresAt: new Date('2030-05-17T23:59:59.999').toISOString(),
  });
  expect(call?.key).toBeDefined();
  await expect.poll(() => backend.callsOf('listGrants').length).toBeGreaterThan(1);
  expect(problems).toEqual([]);
});

test('a doctor who no longer responds has no page, and cannot be given a part again', async () => {
  const backend = withSharing();
  const [first, ...rest] = wireGrants;
  const left = { ...first!, hasDoctorLeft: true };
  backend.answer('listGrants', mock.listGrants.ok({ grants: [left, ...rest] }));
  visit(sharing);
  const grant = browser.getByRole('article').filter({ hasText: 'Alder Brook' });
  await expect.element(grant).toMatchTextContent(/Ended: Dr\. Alder Brook no longer responds here/);
  expect(grant.getByRole('link').elements()).toEqual([]);
  expect(grant.getByRole('button').elements()).toEqual([]);
});

test('stops sharing, and reads the list again', async () => {
  const backend = withSharing();
  visit(sharing);
  await button('Stop sharing with Dr. Alder Brook').click();
  expect(backend.callsOf('stopSharing')).toEqual([]);
  await overlay().getByRole('button', { name: 'Stop sharing' }).click();
  await expect.element(overlay()).not.toBeInTheDocument();
  expect(backend.callsOf('stopSharing')).toHaveLength(1);
  await expect.poll(() => backend.callsOf('listGrants').length).toBeGreaterThan(1);
});

test('a stop that fails stays open, and repeats its key', async () => {
  const backend = withSharing();
  backend.answer('stopSharing', mock.stopSharing.fail(500));
  visit(sharing);
  await button('Stop sharing with Dr. Alder Brook').click();
  const stop = overlay().getByRole('button', { name: 'Stop sharing' });
  await stop.click();
  await expect.element(overlay().getByRole('alert')).toMatchTextContent(/There is a problem/);
  backend.restore('stopSharing');
  await stop.click();
  await expect.element(overlay()).not.toBeInTheDocument();
  const keys = backend.callsOf('stopSharing').map(({ key }) => key);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/\w/);
  expect(keys[1]).toBe(keys[0]);
});

test('Cancel shares nothing', async () => {
  const backend = withSharing();
  visit(sharing);
  await button('Change what Dr. Linden Hill can read').click();
  await overlay().getByRole('checkbox', { name: 'Allergies' }).click();
  await overlay().getByRole('button', { name: 'Cancel' }).click();
  await expect.element(overlay()).not.toBeInTheDocument();
  await button('Change what Dr. Linden Hill can read').click();
  await expect.element(overlay().getByRole('checkbox', { name: 'Allergies' })).not.toBeChecked();
  expect(backend.callsOf('shareRecord')).toEqual([]);
});

test.each([
  { ticked: true, calls: ['shareRecord', 'createRequest'] },
  { ticked: false, calls: ['createRequest'] },
])('a request shares the record again only if asked to: $ticked', async ({ ticked, calls }) => {
  const backend = withSharing();
  visit(requestForm);
  const again = browser.getByRole('checkbox', { name: /^Let Dr\. .* see your record again$/ });
  await expect.element(again).not.toBeChecked();
  if (ticked) await again.click();
  await browser.getByLabelText('Description').fill('My knee hurts again.');
  await button('Send Request').click();
  await expect.poll(() => backend.callsOf('createRequest')).toHaveLength(1);
  const writes = backend.calls.filter(({ id }) => id === 'shareRecord' || id === 'createRequest');
  expect(writes.map(({ id }) => id)).toEqual(calls);
  const body = backend.callsOf('createRequest')[0]?.body ?? '';
  expect(JSON.parse(body)).toEqual({ description: 'My knee hurts again.' });
});

test('a patient who reaches a limit while writing keeps the text, and shares nothing', async () => {
  const backend = withSharing();
  const paused = mock.getDoctor.ok({ ...wireDoctor, paused: { reason: 'waiting', count: 5 } });
  visit(requestForm);
  await browser.getByRole('checkbox', { name: /see your record again$/ }).click();
  await browser.getByLabelText('Description').fill('My knee hurts.');
  backend.answer('getDoctor', paused);
  backend.answer(
    'createRequest',
    mock.createRequest.fail(409, { code: 'paused', title: 'Wait', message: 'Wait.' }),
  );
  await button('Send Request').click();
  await expect.element(browser.getByText(/^You have 5 requests waiting with/)).toBeVisible();
  await expect.element(browser.getByRole('alert')).toMatchTextContent(/Your request was not sent/);
  const writes = backend.calls.filter(
    ({ id }) => /shar|createRequest/i.test(id) && id !== 'listGrants',
  );
  expect(writes.map(({ id }) => id)).toEqual(['shareRecord', 'createRequest', 'stopSharing']);
  await expect.element(browser.getByLabelText('Description')).toHaveValue('My knee hurts.');
});

const choice = () => browser.getByText(/^Choose what Dr\. .* can read$/);
const sections = [
  'Contact and medical details',
  'Readings',
  'Medicines',
  'Chronic diseases',
  'Allergies',
];

test.each([
  { unticked: [], calls: [] },
  {
    unticked: ['Readings', 'Allergies'],
    calls: [
      ['shareRecord', { sections: ['details', 'medicines', 'chronicDiseases'], expiresAt: null }],
    ],
  },
  { unticked: sections, calls: [['stopSharing', undefined]] },
])(
  'a first request opens what is ticked, decided before it is sent: $unticked',
  async ({ unticked, calls }) => {
    const backend = withSharing();
    backend.answer('listGrants', mock.listGrants.ok({ grants: [] }));
    visit(requestForm);
    await choice().click();
    for (const name of sections)
      await expect.element(browser.getByRole('checkbox', { name })).toBeChecked();
    for (const name of unticked) await browser.getByRole('checkbox', { name }).click();
    await browser.getByLabelText('Description').fill('My knee hurts.');
    await button('Send Request').click();
    await expect.poll(() => backend.callsOf('createRequest')).toHaveLength(1);
    const writes = backend.calls.filter(({ id }) => /^(share|stop|create)/.test(id));
    expect(writes.map(({ id, body }) => [id, body ? JSON.parse(body) : undefined])).toEqual([
      ...calls,
      ['createRequest', { description: 'My knee hurts.' }],
    ]);
  },
);

test('a first request is not sent if the choice cannot be stored', async () => {
  const backend = withSharing();
  backend.answer('listGrants', mock.listGrants.ok({ grants: [] }));
  backend.answer('shareRecord', mock.shareRecord.fail(500));
  visit(requestForm);
  await choice().click();
  await browser.getByRole('checkbox', { name: 'Readings' }).click();
  await browser.getByLabelText('Description').fill('My knee hurts.');
  await button('Send Request').click();
  await expect.element(browser.getByRole('alert')).toMatchTextContent(/There is a problem/);
  expect(backend.callsOf('createRequest')).toEqual([]);
});

test('a request is not sent if the record cannot be shared again', async () => {
  const backend = withSharing();
  backend.answer('shareRecord', mock.shareRecord.fail(500));
  visit(requestForm);
  await browser.getByRole('checkbox', { name: /see your record again$/ }).click();
  await browser.getByLabelText('Description').fill('My knee hurts again.');
  await button('Send Request').click();
  await expect.element(browser.getByRole('alert')).toMatchTextContent(/There is a problem/);
  expect(backend.callsOf('createRequest')).toEqual([]);
});

test('without the extension, nothing of it is there or called', async () => {
  const backend = startBackend();
  backend.answer('getCapabilities', mock.getCapabilities.ok({ capabilities: {} }));
  const { go } = visit(sharing);
  await expect.element(browser.getByRole('tab', { name: 'Info' })).toBeVisible();
  await expect.poll(() => backend.callsOf('getCapabilities')).toHaveLength(1);
  await expect.element(browser.getByRole('tab', { name: 'Sharing' })).not.toBeInTheDocument();
  await go(requestForm.path);
  await expect.element(browser.getByLabelText('Description')).toBeVisible();
  await expect
    .element(browser.getByRole('checkbox', { name: /see your record again$/ }))
    .not.toBeInTheDocument();
  await expect
    .element(browser.getByText(/^When you send this, .* can read your record/))
    .toBeVisible();
  await expect.element(choice()).not.toBeInTheDocument();
  const ids = backend.calls.map(({ id }) => id);
  expect(ids).not.toContain('listGrants');
  expect(ids).not.toContain('listAccessLog');
});

const ownProfile = { path: paths.doctorProfile(people.doctor.name), viewer: 'doctor' } as const;
const record = paths.patientProfile(people.patient.name);
const shared: Schemas['SharedRecord'] = {
  patientName: people.patient.name,
  sections: ['readings'],
  since: '2026-02-20T10:15:00.000Z',
  expiresAt: null,
  isNew: true,
};

function withPatients(patients: Schemas['SharedRecord'][], version = 2): Backend {
  const backend = startBackend();
  const capabilities = { inbox: 1, sharing: version };
  backend.answer('getCapabilities', mock.getCapabilities.ok({ capabilities }));
  backend.answer('getInbox', mock.getInbox.ok(wireDoctorInbox));
  const page = mock.listPatients.ok({ patients, totalCount: patients.length });
  backend.answer('listPatients', page);
  return backend;
}

test('a doctor finds the patients who share a record', async () => {
  const backend = withPatients([shared]);
  const { problems } = visit(ownProfile);
  await browser.getByRole('tab', { name: 'Patients' }).click();
  const patient = browser.getByRole('article').getByRole('link', { name: people.patient.name });
  await expect.element(patient).toHaveAttribute('href', record);
  await browser.getByRole('searchbox').fill('rob');
  await expect
    .poll(() => backend.callsOf('listPatients').at(-1)?.query.get('searchName'))
    .toBe('rob');
  expect(document.title).toContain('Patients');
  expect(problems).toEqual([]);
});

test('a search of the requests does not search the patients', async () => {
  const backend = withPatients([shared]);
  visit({ ...ownProfile, path: `${ownProfile.path}?tab=requests&search=knee` });
  await browser.getByRole('tab', { name: 'Patients' }).click();
  await expect.element(browser.getByRole('searchbox')).toHaveValue('');
  expect(backend.callsOf('listPatients').at(-1)?.query.get('searchName')).toBeNull();
});

test.each([
  { what: 'tells', patients: [shared], names: 1 },
  {
    what: 'no longer tells, once it is opened,',
    patients: [{ ...shared, isNew: false }],
    names: 0,
  },
])('the home page $what who shared a record', async ({ patients, names }) => {
  withPatients(patients);
  visit({ path: paths.home(), viewer: 'doctor' });
  await expect.element(browser.getByRole('link', { name: /^Reply to/ }).first()).toBeVisible();
  expect(browser.getByText(/shared their record with you/).elements()).toHaveLength(names);
});

test('a backend with the first version of sharing has no list of patients', async () => {
  const backend = withPatients([], 1);
  visit({ ...ownProfile, path: `${ownProfile.path}?tab=patients` });
  await expect
    .element(browser.getByRole('tab', { name: 'About' }))
    .toHaveAttribute('aria-selected', 'true');
  expect(browser.getByRole('tab', { name: 'Patients' }).query()).toBeNull();
  expect(backend.callsOf('listPatients')).toEqual([]);
});

test.each(['info', 'dailyCheck', 'medHistory'])(
  'a doctor whose access was stopped asks once for the record: %s',
  async (tab) => {
    const backend = withPatients([]);
    backend.answer('getPatient', mock.getPatient.fail(404));
    visit({ path: `${record}?tab=${tab}`, viewer: 'doctor' });
    await expect.element(browser.getByText(/no longer shares this with you/)).toBeVisible();
    const ids = backend.calls.map(({ id }) => id).filter((id) => /^(getPatient|list)/.test(id));
    expect(ids).toEqual(['getPatient', 'listPatients']);
  },
);

test('a doctor reads what is shared without the details', async () => {
  const backend = withPatients([{ ...shared, sections: ['readings', 'allergies'] }]);
  for (const id of ['getPatient', 'listMedicines', 'listChronicDiseases'] as const)
    backend.answer(id, mock[id].fail(404));
  visit({ path: record, viewer: 'doctor' });
  await expect
    .element(browser.getByRole('region', { name: 'Contact details' }))
    .toMatchTextContent(/Not shared with you$/);
  await expect
    .element(browser.getByRole('region', { name: 'Allergies' }))
    .toMatchTextContent(/Birch pollen|pollen/i);
});
