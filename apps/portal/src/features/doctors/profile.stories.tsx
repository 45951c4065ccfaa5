import { mock } from '@medportal/api-client/msw';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { paths } from '../../paths.ts';
import { wireDoctor, wireDoctors, wireRequests } from '../../testing/wireSamples.ts';
import { pageParameters, PortalAt } from '../../testing/PortalAt.tsx';
import { people } from '../../testing/people.ts';
import { refresh } from '../../testing/refreshSteps.ts';

const stranger = { ...wireDoctor, name: 'Sample Doctor 1', doctorId: 1 };

const meta = preview.meta({
  title: 'Pages/Doctor profile',
  component: PortalAt,
  args: { path: paths.doctorProfile(wireDoctor.name), viewer: 'visitor' as const },
  parameters: pageParameters,
  beforeEach: ({ msw }) => msw.use(mock.getDoctor.ok(wireDoctor)),
});

/** Nobody is logged in. */
export const Visitor = meta.story({
  tags: ['persona:visitor'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Dr. Juniper Vale',
    );
    const main = canvas.getByRole('main');
    const facts = [
      'Cardiology',
      '+00 000 0001',
      'juniper.vale@demo.example',
      '1 Example Street, Demoville',
      'https://demo.example/cv/juniper-vale',
      'An invented doctor who takes time to listen.',
      'Green Leaf Clinic',
      '3 Example Square',
      'Monday to Friday, 9 to 17',
    ];
    await Promise.all(facts.map((fact) => expect(main).toHaveTextContent(fact)));
    await expect(canvas.queryByRole('link', { name: 'Contact' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Edit/ })).toBeNull();
  },
});

export const PatientWithContact = meta.story({
  name: 'Patient, with Contact',
  tags: ['persona:patient'],
  args: { viewer: 'patient' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Contact' })).toHaveAttribute(
      'href',
      paths.request(wireDoctor.name, wireDoctor.doctorId),
    );
  },
});

export const ClinicNoClinicYet = meta.story({
  name: "Clinic unknown: 'No Clinic Yet !'",
  tags: ['persona:visitor', 'state:empty'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock.getDoctor.ok({
        ...wireDoctor,
        clinic: { clinicName: 'No Clinic Yet !', location: null, openHours: null },
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No clinic data yet')).toBeVisible();
  },
});

/** A doctor of another name is logged in. */
export const OtherDoctor = meta.story({
  tags: ['persona:doctor'],
  args: { path: paths.doctorProfile(stranger.name), viewer: 'doctor' },
  beforeEach: ({ msw }) => msw.use(mock.getDoctor.ok(stranger)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Dr. Sample Doctor 1',
    );
    await expect(canvas.queryByRole('link', { name: 'Contact' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Edit/ })).toBeNull();
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
});

/** The doctor themselves is logged in. */
export const Owner = meta.story({
  tags: ['persona:owner'],
  args: { viewer: 'owner' },
  beforeEach: ({ msw }) =>
    msw.use(mock.listDoctorRequests.ok({ requests: wireRequests(2, false), totalCount: 2 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Edit about me' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit clinic' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Requests' })).toBeVisible();
  },
});

/** The doctor has just registered, and nobody has checked the profile. Only they can read it. */
export const OwnerNotYetChecked = meta.story({
  name: 'Owner, not yet checked',
  tags: ['persona:owner'],
  args: { viewer: 'owner' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.getDoctor.ok(({ request }) => ({
        ...wireDoctor,
        ...(request.headers.has('Authorization') && { review: 'pending' }),
      })),
    ),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('Your profile is not yet checked')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit about me' })).toBeVisible();
    msw.use(mock.getDoctor.ok(wireDoctor));
    await refresh();
    await waitFor(() => expect(canvas.queryByText('Your profile is not yet checked')).toBeNull());
  },
});

/** The people who run the portal have refused the doctor. */
export const OwnerRefused = meta.story({
  name: 'Owner, refused',
  tags: ['persona:owner'],
  args: { viewer: 'owner' },
  beforeEach: ({ msw }) => msw.use(mock.getDoctor.ok({ ...wireDoctor, review: 'refused' })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Your registration as a doctor was refused'),
    ).toBeVisible();
  },
});

/** The owner is recognized by name alone, ignoring case. A save applies to the account of the token. */
export const Namesake = meta.story({
  name: 'Namesake doctor sees edit',
  tags: ['persona:doctor', 'state:edge'],
  args: { path: paths.doctorProfile(people.doctor.name.toLowerCase()), viewer: 'doctor' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.getDoctor.ok({
        ...wireDoctor,
        doctorId: 8,
        gender: 'Male',
        medicalSpecification: { msName: 'Neurology' },
      }),
      mock.listDoctorRequests.empty(),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Edit about me' })).toBeVisible();
  },
});

/** A dot segment would change the path of the call, so no call is made. */
export const NameOfDots = meta.story({
  name: 'Name ..',
  tags: ['persona:visitor', 'state:edge'],
  args: { path: paths.doctors() },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.listDoctors.ok({
        doctors: wireDoctors(1).map((doctor) => ({ ...doctor, name: '..' })),
        totalCount: 1,
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Dr. ..' }));
    await expect(await canvas.findByRole('heading', { name: 'Doctor not found' })).toBeVisible();
  },
});

/** The address carries an Arabic name. */
export const ArabicUrl = meta.story({
  name: 'Arabic URL',
  tags: ['persona:visitor', 'state:edge'],
  args: { path: paths.doctorProfile('ياسمين النهر') },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.getDoctor.ok(({ path }) => ({
        ...wireDoctor,
        name: String(path['name']),
        bio: 'طبيبة من نسج الخيال.',
        address: 'شارع المثال ١',
        medicalSpecification: { msName: 'طب القلب' },
        clinic: { clinicName: 'عيادة النهر', location: 'شارع المثال ٣', openHours: 'كل يوم' },
      })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'ياسمين النهر',
    );
  },
});
