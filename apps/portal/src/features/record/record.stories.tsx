import { mock } from '@medportal/api-client/msw';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { paths } from '../../paths.ts';
import { mockBackend } from '../../testing/mockBackend.ts';
import { wirePatient } from '../../testing/wireSamples.ts';
import { pageParameters, PortalAt } from '../../testing/PortalAt.tsx';
import { people } from '../../testing/people.ts';

const meta = preview.meta({
  title: 'Pages/Patient profile',
  component: PortalAt,
  args: { path: paths.patientProfile(wirePatient.name), viewer: 'owner' as const },
  parameters: pageParameters,
  beforeEach: ({ msw }) => msw.use(...mockBackend()),
});

export const Owner = meta.story({
  tags: ['persona:owner'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Robin Meadow',
    );
    await expect(
      await canvas.findByRole('button', { name: 'Edit medical information' }),
    ).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Requests' })).toBeVisible();
    const facts = ['Female', 'A+', '68 kg', '172 cm'];
    await Promise.all(facts.map((fact) => expect(canvas.getByText(fact)).toBeVisible()));
    await expect(await canvas.findByText('Birch pollen')).toBeVisible();
    await expect(await canvas.findByText('117/75 mmHg')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Dr. Juniper Vale' })).toHaveAttribute(
      'href',
      paths.response(100, 'Patient'),
    );
  },
});

/** A doctor with a request from the patient can read the record but not edit it. */
export const Doctor = meta.story({
  args: { viewer: 'doctor' },
  tags: ['persona:doctor'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A+')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Edit/ })).toBeNull();
    await expect(canvas.queryByRole('tab', { name: 'Requests' })).toBeNull();
    await expect(await canvas.findByText('Birch pollen')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Latest response' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'All readings' })).toHaveAttribute(
      'href',
      paths.patientProfile(wirePatient.name, { tab: 'dailyCheck' }),
    );
  },
});

/** A doctor opens the profile of a patient who never wrote to them. */
export const UnrelatedDoctor = meta.story({
  args: { viewer: 'doctor' },
  tags: ['persona:doctor', 'state:locked'],
  beforeEach: ({ msw }) => msw.use(mock.getPatient.fail(404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You do not have access to this record')).toBeVisible();
  },
});

/** Names are compared ignoring case, so this user sees the owner's view. */
export const Namesake = meta.story({
  args: { path: paths.patientProfile('ROBIN MEADOW') },
  tags: ['persona:owner', 'state:edge'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Edit medical information' }),
    ).toBeVisible();
  },
});

/** A doctor with the patient's name is not the owner and cannot edit. */
export const NamesakeDoctor = meta.story({
  args: { path: paths.patientProfile(people.doctor.name), viewer: 'doctor' },
  tags: ['persona:doctor', 'state:edge'],
  beforeEach: ({ msw }) =>
    msw.use(mock.getPatient.ok({ ...wirePatient, name: people.doctor.name })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A+')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Edit/ })).toBeNull();
    await expect(canvas.queryByRole('tab', { name: 'Requests' })).toBeNull();
  },
});

/** The reference server rejects such names, but other backends may not: the name round-trips through the address. */
export const NameWithSlashAndPercent = meta.story({
  name: 'Name with / and %',
  args: { path: paths.patientProfile('Rob/in 50% Meadow'), viewer: 'doctor' },
  tags: ['persona:doctor', 'state:edge'],
  beforeEach: ({ msw }) =>
    msw.use(mock.getPatient.ok(({ path }) => ({ ...wirePatient, name: path['name'] ?? '' }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Rob/in 50% Meadow',
    );
  },
});

/** A dot segment would change the path of the call, so no call is made. */
export const NameOfDots = meta.story({
  name: 'Name of dots',
  args: { path: '/patient/%2E%2E', viewer: 'doctor' },
  tags: ['persona:doctor', 'state:failed'],
  parameters: { expectedConsole: [/^getPatient failed: invalid/] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This address is not valid.')).toBeVisible();
  },
});
