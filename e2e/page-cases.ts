import type { Page } from 'playwright';
import { paths, type patterns } from '../apps/portal/src/paths.ts';
import { isCoreOnly } from './browser.ts';
import { responseForm, type DemoIds, doctor, patient, stranger } from './demo.ts';
import { button, dialog, see, settle, tab, toast, menuButton } from './steps.ts';

/** A phone, which is also 1280 px at 400 % zoom, and a desktop. */
export type Width = 320 | 1280;
type Step = (page: Page) => Promise<void>;

/** A page, and the states to reach on it one after another without a reload. */
export interface PageCase {
  route: keyof typeof patterns | 'unknown';
  path: (ids: DemoIds) => string;
  title: string;
  heading: string | RegExp;
  /** Further states by name, each reached from the one before. */
  steps?: Record<string, Step>;
  only?: Partial<Record<Width, Record<string, Step>>>;
  /** The console message of an expected HTTP error. */
  expectedError?: RegExp;
}

const openTab =
  (name: string): Step =>
  async (page) => {
    await tab(page, name).click();
    await settle(page);
  };
const press =
  (name: string): Step =>
  (page) =>
    button(page.getByRole('main'), name).click();
const edit =
  (what: string): Step =>
  async (page) => {
    await button(page, `Edit ${what}`).click();
    await see(dialog(page, `Edit ${what}`));
  };
export const cancel: Step = (page) => page.keyboard.press('Escape');
const both =
  (...steps: Step[]): Step =>
  async (page) => {
    for (const step of steps) await step(page);
  };
const tabs = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [`tab ${name}`, openTab(name)]));

const openMenu: Step = (page) => menuButton(page).click();
const openAccount =
  (name: string): Step =>
  (page) =>
    page.getByRole('button', { name }).click();

const sendBlank: Record<string, Step> = {
  'the error summary': async (page) => {
    await page.getByRole('main').locator('button[type=submit]').click();
    await see(page.getByText('There is a problem'));
  },
};

/** Presses the button of a page that was opened with a link that does not work. */
const deadLink = (name: string): Pick<PageCase, 'steps' | 'expectedError'> => ({
  steps: {
    'a link that does not work': async (page) => {
      await press(name)(page);
      await see(page.getByRole('heading', { name: /^This link does not work/ }));
    },
  },
  expectedError: httpError(400),
});

const records = (name: string) => () => paths.patientProfile(name);
const sections = ['Medicine', 'Chronic Disease', 'Allergy'];
const httpError = (status: number) =>
  new RegExp(`the server responded with a status of ${status} |^\\w+ failed: ${status}$`);

const sharingSteps: Record<string, Step> = {
  sharing: openTab('Sharing'),
  'what a doctor can read': async (page) => {
    await page
      .getByRole('button', { name: /^Change what Dr\. / })
      .first()
      .click();
    await see(page.getByRole('dialog'));
  },
  'the question before a stop': async (page) => {
    await cancel(page);
    await page
      .getByRole('button', { name: /^Stop sharing with Dr\. / })
      .first()
      .click();
    await see(page.getByRole('dialog'));
  },
};

/** A page whose title is its heading. */
const titled = (name: string) => ({ title: name, heading: name });

/** What a page shows that does not exist, or not on a server without its extension. */
export const notFound = titled('Unexpected Application Error!');

const home = {
  route: 'home',
  path: paths.home,
  title: 'Better health starts here',
  heading: 'Better health, with a doctor to ask',
} as const;
const doctorProfile = {
  route: 'doctorProfile',
  path: () => paths.doctorProfile(doctor.name),
  ...titled(`Dr. ${doctor.name}`),
} as const;
const request = {
  route: 'request',
  path: ({ doctorId }: DemoIds) => paths.request(doctor.name, doctorId),
  title: `Request to Dr. ${doctor.name}`,
  heading: 'Send a request',
} as const;
const patientProfile = { route: 'patientProfile', path: records(patient.name) } as const;
const responseTo = (role: 'Doctor' | 'Patient') =>
  ({ route: 'response', path: ({ answered }: DemoIds) => paths.response(answered, role) }) as const;

/** Every route, for each role that sees a different page. */
export const pageCases: Record<'visitor' | 'patient' | 'doctor', PageCase[]> = {
  visitor: [
    { ...home, only: { 320: { menu: openMenu } } },
    { route: 'features', path: paths.features, ...titled('Features') },
    {
      route: 'doctors',
      path: () => paths.doctors(),
      ...titled('Doctors'),
      steps: {
        more: press('Show more'),
        'no results': async (page) => {
          await page.getByRole('searchbox').fill('zzzz');
          await see(page.getByText('No doctors found!'));
        },
      },
    },
    { route: 'specializations', path: paths.specializations, ...titled('Medical specializations') },
    {
      route: 'specializationDoctors',
      path: ({ specializationId }) => paths.specializationDoctors('Cardiology', specializationId),
      title: 'Cardiology doctors',
      heading: 'Cardiology',
    },
    {
      route: 'login',
      path: () => paths.login({ next: paths.features() }),
      ...titled('Log in'),
      steps: {
        ...sendBlank,
        'a failed log-in': async (page) => {
          await page.getByLabel('Email address').fill('nobody@demo.example');
          await page.getByLabel('Password', { exact: true }).fill('not the password');
          await button(page, 'Log In').click();
          await see(toast(page, 'wrong'));
        },
      },
      expectedError: /^login failed: 401$|status of 401 /,
    },
    { route: 'register', path: paths.register, ...titled('Sign up') },
    {
      route: 'patientRegister',
      path: paths.patientRegister,
      ...titled('Sign up as a patient'),
      steps: sendBlank,
    },
    {
      route: 'doctorRegister',
      path: paths.doctorRegister,
      ...titled('Sign up as a doctor'),
      steps: sendBlank,
    },
    doctorProfile,
    {
      ...patientProfile,
      title: patient.name,
      heading: 'Log in to see this record',
      expectedError: httpError(401),
    },
    request,
    {
      ...responseTo('Patient'),
      title: 'Response',
      heading: 'Log in to see this response',
      expectedError: httpError(401),
    },
    {
      route: 'responseForm',
      path: responseForm,
      title: 'Reply',
      heading: 'Log in to see this request',
      expectedError: httpError(401),
    },
    isCoreOnly
      ? { route: 'forgotPassword', path: paths.forgotPassword, ...notFound }
      : {
          route: 'forgotPassword',
          path: paths.forgotPassword,
          ...titled('Forgot your password?'),
          steps: {
            ...sendBlank,
            sent: async (page) => {
              await page.getByLabel('Email address').fill(stranger.email);
              await press('Send the link')(page);
              await see(page.getByRole('heading', { name: 'Check your mail' }));
            },
          },
        },
    {
      route: 'resetPassword',
      path: () => paths.resetPassword('a-token-of-no-link'),
      ...titled('Choose a new password'),
      steps: sendBlank,
    },
    {
      route: 'confirmEmail',
      path: () => paths.confirmEmail('a-token-of-no-link'),
      ...titled('Confirm your email'),
      ...(!isCoreOnly && deadLink('Confirm email')),
    },
    {
      route: 'unsubscribe',
      path: () => paths.unsubscribe('a-token-of-no-link'),
      ...titled('Turn off emails about responses'),
      ...(!isCoreOnly && deadLink('Turn off')),
    },
    { route: 'unknown', path: () => '/nowhere', ...notFound, expectedError: httpError(404) },
  ],
  patient: [
    {
      ...home,
      only: { 320: { menu: openMenu }, 1280: { account: openAccount(patient.name) } },
    },
    doctorProfile,
    { ...request, steps: sendBlank },
    {
      ...patientProfile,
      ...titled(patient.name),
      steps: {
        overlay: edit('medical information'),
        'daily check': both(cancel, openTab('Daily check')),
        'a very high blood pressure': async (page) => {
          await page.getByRole('textbox', { name: /^Upper value/ }).fill('185');
          await page.getByRole('textbox', { name: /^Lower value/ }).fill('121');
          await see(page.getByText('This blood pressure is very high'));
        },
        'the unit confirmation': async (page) => {
          await page.getByRole('textbox', { name: 'Blood sugar' }).fill('5.5');
          await button(page, 'Save blood sugar').click();
          await see(dialog(page, 'Is 5.5 in mg/dL or mmol/L?'));
        },
        requests: both(cancel, openTab('Requests')),
        'answered requests': openTab('Answered requests'),
        history: openTab('Medical history'),
        ...tabs(...sections),
        ...(isCoreOnly ? {} : sharingSteps),
        'the copy': both(cancel, press('Download my record')),
      },
    },
    {
      route: 'patientProfile',
      path: records(stranger.name),
      title: stranger.name,
      heading: 'You do not have access to this record',
      expectedError: httpError(404),
    },
    {
      route: 'resetPassword',
      path: () => paths.resetPassword(),
      title: 'Choose a new password',
      heading: 'This link does not work any more',
    },
    isCoreOnly
      ? { route: 'account', path: paths.account, ...notFound }
      : {
          route: 'account',
          path: paths.account,
          ...titled('Account'),
          steps: {
            'contact details': async (page) => {
              await press('Change contact details')(page);
              await see(page.getByRole('dialog'));
            },
            'another email': async (page) => {
              await cancel(page);
              await press('Change email')(page);
              await see(page.getByRole('dialog'));
            },
            'a new password': both(cancel, press('Change password')),
            'no password': async (page) => {
              await button(page, 'Save').click();
              await see(page.getByRole('dialog').getByText('There is a problem'));
            },
          },
        },
    {
      ...responseTo('Patient'),
      ...titled(`Response from Dr. ${doctor.name}`),
      steps: tabs('Description', ...sections),
    },
    {
      route: 'response',
      path: ({ waiting }) => paths.response(waiting, 'Patient'),
      title: `Your request to Dr. ${doctor.name}`,
      heading: `Request to Dr. ${doctor.name}`,
    },
  ],
  doctor: [
    {
      ...doctorProfile,
      steps: {
        about: edit('about me'),
        clinic: both(cancel, edit('clinic')),
        requests: both(cancel, openTab('Requests')),
        'answered requests': openTab('Answered requests'),
      },
    },
    request,
    { ...patientProfile, ...titled(patient.name), steps: tabs('Daily check', 'Medical history') },
    {
      route: 'responseForm',
      path: responseForm,
      title: `Reply to ${patient.name}`,
      heading: 'Write a response',
      steps: {
        ...tabs('Allergy', 'Chronic Disease', 'Medicine'),
        'a medicine with the name of an allergy': async (page) => {
          await page.getByLabel('Medicine name').fill('birch pollen');
          await see(page.getByText('Check this medicine'));
        },
        'the error summary': async (page) => {
          await page.getByLabel('Medicine name').fill('');
          await button(page, 'Save').click();
          await see(page.getByText('There is a problem'));
        },
      },
    },
    { ...responseTo('Doctor'), ...titled(`Response to ${patient.name}`) },
  ],
};
