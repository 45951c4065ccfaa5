// Checks where `className`, `style`, other props and `ref` of every exported component arrive.
import { Pencil } from 'lucide';
import type { CSSProperties, ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import * as ui from '../index.ts';

/** The props that a component must pass on. */
interface Own {
  className: string;
  style: CSSProperties;
  'data-own': string;
  ref: (element: Element | null) => void;
}

/** The elements that got the props. `<b>` is the outermost element of the component, `b` one inside. */
interface Arrival {
  className: string;
  style: string;
  data: string;
  ref: string;
}

interface Case {
  arrival: Arrival;
  render: (own: Own) => ReactElement;
}

const all = (element: string): Arrival => ({
  className: element,
  style: element,
  data: element,
  ref: element,
});

/** Everything goes to the outermost element. */
const root = (tag: string, render: Case['render']): Case => ({ arrival: all(`<${tag}>`), render });

/** Everything goes to an element inside. */
const inner = (tag: string, render: Case['render']): Case => ({ arrival: all(tag), render });

/** `className` and `style` go to the outermost element, the others to the control. */
const field = (tag: string, render: Case['render'], outer = 'div'): Case => ({
  arrival: { className: `<${outer}>`, style: `<${outer}>`, data: tag, ref: tag },
  render,
});

/** A component without an element of its own. */
const none = 'none';

const failure = { title: 'Title', message: 'Message' };
const label = 'Label';
const options = [{ value: 'a', label: 'A' }];
const time = '2026-02-03T09:30:00Z';
const links = [{ label, href: '/' }];
const stale = { loadedAt: time, isRetrying: false };
const doctor = { name: 'Sami Sample', href: '/', gender: 'male' } as const;
const form: ui.FormControl = {
  status: 'idle',
  problems: [],
  isRestored: false,
  refusals: 0,
  handleSubmit: fn(),
  reset: fn(),
};

const inTabs = (children: ReactElement) => (
  <ui.Tabs label={label} value="a" onChange={fn()}>
    {children}
  </ui.Tabs>
);

const inTabList = (own: Own) =>
  inTabs(
    <ui.Tabs.List>
      <ui.Tabs.Tab value="a" {...own} />
    </ui.Tabs.List>,
  );

/** Every exported component, and the parts of components. */
const cases: Record<string, Case | typeof none> = {
  AllergyCard: root('article', (own) => <ui.AllergyCard item={{}} {...own} />),
  AccountMenu: root('div', (own) => (
    <ui.AccountMenu
      account={{ name: 'Sami Sample', avatar: 'person', profileHref: '/' }}
      onLogOut={fn()}
      onLeave={fn()}
      languages={undefined}
      {...own}
    />
  )),
  'AccountMenu.Count': root('span', (own) => (
    <ui.AccountMenu.Count
      account={{ name: 'Sami Sample', avatar: 'person', profileHref: '/', count: 2 }}
      {...own}
    />
  )),
  AppBar: root('div', (own) => (
    <ui.AppBar
      homeHref="/"
      links={[]}
      account={{ kind: 'visitor', loginHref: '/', registerHref: '/' }}
      onLogOut={fn()}
      {...own}
    />
  )),
  AppShell: root('div', (own) => (
    <ui.AppShell bar="Bar" footer="Footer" brand={{ name: label }} {...own}>
      Content
    </ui.AppShell>
  )),
  Avatar: root('svg', (own) => <ui.Avatar kind="doctor" {...own} />),
  Bdi: root('bdi', (own) => <ui.Bdi {...own} />),
  Button: root('button', (own) => <ui.Button {...own} />),
  'Button as a': root('a', (own) => <ui.Button as="a" href="/" {...own} />),
  ButtonLink: root('a', (own) => <ui.ButtonLink href="/" {...own} />),
  Card: root('div', (own) => <ui.Card {...own} />),
  Checkbox: field('input', (own) => <ui.Checkbox label={label} {...own} />),
  ChronicDiseaseCard: root('article', (own) => <ui.ChronicDiseaseCard item={{}} {...own} />),
  ClinicBlock: root('div', (own) => <ui.ClinicBlock {...own} />),
  Cluster: root('div', (own) => <ui.Cluster {...own} />),
  ContactDetails: root('dl', (own) => <ui.ContactDetails {...own} />),
  DateOnly: root('time', (own) => <ui.DateOnly value="2026-02-03" {...own} />),
  'DateOnly without a date': root('span', (own) => <ui.DateOnly {...own} />),
  Age: root('span', (own) => <ui.Age value={time} now={Date.parse(time)} {...own} />),
  DateTime: root('time', (own) => <ui.DateTime value={time} {...own} />),
  'DateTime without a date': root('span', (own) => <ui.DateTime {...own} />),
  DescriptionList: root('dl', (own) => <ui.DescriptionList {...own} />),
  'DescriptionList.Item': root('div', (own) => <ui.DescriptionList.Item term={label} {...own} />),
  DoctorCard: root('article', (own) => <ui.DoctorCard doctor={doctor} {...own} />),
  DoctorDetailsPanel: root('div', (own) => <ui.DoctorDetailsPanel doctor={doctor} {...own} />),
  DoctorGrid: root('ul', (own) => <ui.DoctorGrid doctors={[doctor]} {...own} />),
  DoctorGridLoading: root('div', (own) => <ui.DoctorGridLoading {...own} />),
  EditButton: root('button', (own) => <ui.EditButton what={label} {...own} />),
  EmptyState: root('div', (own) => <ui.EmptyState text={label} {...own} />),
  ErrorSummary: root('div', (own) => <ui.ErrorSummary problems={[]} onFollow={fn()} {...own} />),
  ExternalLink: root('a', (own) => <ui.ExternalLink href="/" {...own} />),
  FailedState: root('div', (own) => <ui.FailedState failure={failure} {...own} />),
  FeatureCard: root('div', (own) => (
    <ui.FeatureCard title={label} description={label} icon={Pencil} {...own} />
  )),
  FeatureGrid: root('ul', (own) => <ui.FeatureGrid {...own} />),
  Footer: root('div', (own) => <ui.Footer homeHref="/" links={links} {...own} />),
  Form: root('form', (own) => (
    <ui.Form form={form} {...own}>
      Fields
    </ui.Form>
  )),
  'Form.Actions': root('div', (own) => <ui.Form.Actions {...own} />),
  FormNotice: root('div', (own) => <ui.FormNotice {...own} />),
  FormPage: root('div', (own) => (
    <ui.FormPage title={label} {...own}>
      Form
    </ui.FormPage>
  )),
  GlobalStyle: none,
  Grid: root('div', (own) => <ui.Grid {...own} />),
  Heading: root('h2', (own) => <ui.Heading level={2} {...own} />),
  'Heading as p': root('p', (own) => <ui.Heading level={2} as="p" {...own} />),
  Icon: root('svg', (own) => <ui.Icon icon={Pencil} {...own} />),
  IconButton: root('button', (own) => <ui.IconButton icon={Pencil} label={label} {...own} />),
  LanguageLinks: root('ul', (own) => (
    <ui.LanguageLinks choice={{ current: 'en', options: [], onChange: () => {} }} {...own} />
  )),
  LeaveOverlay: root('dialog', (own) => (
    <ui.LeaveOverlay open onStay={fn()} onLeave={fn()} {...own}>
      Text
    </ui.LeaveOverlay>
  )),
  Initials: root('span', (own) => <ui.Initials {...own} />),
  Link: root('a', (own) => <ui.Link href="/" {...own} />),
  LinkProvider: none,
  LoadingRegion: root('div', (own) => <ui.LoadingRegion label={label} {...own} />),
  LocaleProvider: none,
  LockedState: root('div', (own) => (
    <ui.LockedState reason={{ kind: 'no-access' }} what={label} {...own} />
  )),
  Logo: root('a', (own) => <ui.Logo href="/" {...own} />),
  LogoMark: root('svg', (own) => <ui.LogoMark {...own} />),
  MedicineCard: root('article', (own) => <ui.MedicineCard item={{}} {...own} />),
  MissingState: root('div', (own) => <ui.MissingState title={label} message={label} {...own} />),
  NumberField: field('input', (own) => <ui.NumberField label={label} {...own} />),
  Overlay: root('dialog', (own) => (
    <ui.Overlay open title={label} onCancel={fn()} {...own}>
      Text
    </ui.Overlay>
  )),
  'Overlay.Actions': root('div', (own) => <ui.Overlay.Actions {...own} />),
  Page: root('div', (own) => <ui.Page {...own} />),
  PageHeading: inner('h1', (own) => <ui.PageHeading {...own} />),
  PageLoader: root('output', (own) => <ui.PageLoader {...own} />),
  PasswordField: field('input', (own) => (
    <ui.PasswordField label={label} autoComplete="new-password" {...own} />
  )),
  PressureReadings: root('div', (own) => (
    <ui.PressureReadings
      readings={[{ value: { kind: 'parsed', systolic: 120, diastolic: 80 } }]}
      {...own}
    />
  )),
  Preview: root('div', (own) => <ui.Preview {...own}>{label}</ui.Preview>),
  ProfileHeader: root('div', (own) => (
    <ui.ProfileHeader avatar="doctor" {...own}>
      Name
    </ui.ProfileHeader>
  )),
  ProfileSkeleton: root('div', (own) => (
    <ui.ProfileSkeleton label={label} {...own}>
      Skeletons
    </ui.ProfileSkeleton>
  )),
  RadioGroup: {
    arrival: { className: '<div>', style: '<div>', data: 'fieldset', ref: 'input' },
    render: (own) => <ui.RadioGroup label={label} options={options} {...own} />,
  },
  RequestCard: root('article', (own) => <ui.RequestCard request={{}} {...own} />),
  RequestList: root('div', (own) => (
    <ui.RequestList
      view={{ status: 'loading' }}
      answered={false}
      onAnsweredChange={fn()}
      onShowMore={fn()}
      onRetry={fn()}
      {...own}
    />
  )),
  ResponseField: root('div', (own) => <ui.ResponseField label={label} {...own} />),
  ResponseFields: root('dl', (own) => <ui.ResponseFields {...own} />),
  SafeLink: root('span', (own) => <ui.SafeLink value={{ text: label }} {...own} />),
  SearchField: field('input', (own) => <ui.SearchField label={label} {...own} />, 'form'),
  Section: root('section', (own) => <ui.Section heading={label} {...own} />),
  Select: field('select', (own) => <ui.Select label={label} options={options} {...own} />),
  ShowMore: root('div', (own) => (
    <ui.ShowMore more="none" shown={1} total={1} onShowMore={fn()} {...own} />
  )),
  Skeleton: root('div', (own) => <ui.Skeleton {...own} />),
  SkeletonAvatar: root('div', (own) => <ui.SkeletonAvatar {...own} />),
  SkeletonCard: root('div', (own) => <ui.SkeletonCard {...own} />),
  SkeletonText: root('div', (own) => <ui.SkeletonText {...own} />),
  SpotIllustration: root('svg', (own) => <ui.SpotIllustration kind="sent" {...own} />),
  SkipLink: root('a', (own) => <ui.SkipLink targetId="main" {...own} />),
  StatusChip: root('span', (own) => (
    <ui.StatusChip status="done" {...own}>
      {label}
    </ui.StatusChip>
  )),
  SpecializationCard: root('a', (own) => <ui.SpecializationCard name={label} href="/" {...own} />),
  'SpecializationCard without a link': root('a', (own) => <ui.SpecializationCard {...own} />),
  SpecializationIcon: root('span', (own) => <ui.SpecializationIcon name={label} {...own} />),
  Stack: root('div', (own) => <ui.Stack {...own} />),
  'Stack as ul': root('ul', (own) => <ui.Stack as="ul" {...own} />),
  StaleNotice: root('div', (own) => <ui.StaleNotice stale={stale} onRetry={fn()} {...own} />),
  SugarReadings: root('div', (own) => (
    <ui.SugarReadings
      readings={[{ value: { kind: 'parsed', mgPerDl: 110 } }]}
      unit="mg/dL"
      onUnitChange={fn()}
      {...own}
    />
  )),
  Tabs: root('div', (own) => (
    <ui.Tabs label={label} value="a" onChange={fn()} {...own}>
      Parts
    </ui.Tabs>
  )),
  'Tabs.List': inner('div', (own) => inTabs(<ui.Tabs.List {...own} />)),
  'Tabs.Tab': inner('button', inTabList),
  'Tabs.Panel': inner('div', (own) => inTabs(<ui.Tabs.Panel value="a" {...own} />)),
  Text: root('p', (own) => <ui.Text {...own} />),
  'Text as span': root('span', (own) => <ui.Text as="span" {...own} />),
  TextArea: field('textarea', (own) => <ui.TextArea label={label} limit={9} {...own} />),
  TextField: field('input', (own) => <ui.TextField label={label} {...own} />),
  ToastList: root('div', (own) => <ui.ToastList toasts={[]} {...own} />),
  ToastStyle: none,
  UserText: root('p', (own) => <ui.UserText {...own} />),
  Value: root('bdi', (own) => <ui.Value {...own}>A+</ui.Value>),
  VisuallyHidden: root('span', (own) => <ui.VisuallyHidden {...own} />),
};

/** The exported components and their parts, such as `Tabs.List`. */
function componentNames(): string[] {
  const isName = (name: string) => /^[A-Z]/.test(name);
  return Object.entries(ui)
    .filter(([name]) => isName(name))
    .flatMap(([name, component]) => [
      name,
      ...Object.entries(component)
        .filter(([part, value]) => isName(part) && value !== undefined)
        .map(([part]) => `${name}.${part}`),
    ]);
}

/** Renders a component and finds the elements that got its props. */
function arrivalOf(render: Case['render']): Arrival {
  const container = document.body.appendChild(document.createElement('div'));
  const reactRoot = createRoot(container);
  const tagOf = (element: Element | null | undefined) => {
    if (!element) return 'nowhere';
    const tag = element.tagName.toLowerCase();
    return element === container.firstElementChild ? `<${tag}>` : tag;
  };
  let referenced: Element | null = null;
  const own: Own = {
    className: 'own',
    style: { order: 7 },
    'data-own': '',
    ref: (element) => {
      referenced = element;
    },
  };
  try {
    flushSync(() => reactRoot.render(render(own)));
    return {
      className: tagOf(container.querySelector('.own')),
      style: tagOf(container.querySelector('[style*="order: 7"]')),
      data: tagOf(container.querySelector('[data-own]')),
      ref: tagOf(referenced),
    };
  } finally {
    flushSync(() => reactRoot.unmount());
    container.remove();
  }
}

const meta = preview.meta({
  title: 'Foundations/Element props',
  tags: ['!autodocs', '!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
});

export const EveryComponent = meta.story({
  render: () => <p>Where the props of each component arrive</p>,
  play: async () => {
    const listed = Object.keys(cases).filter((name) => !/ (as|without) /.test(name));
    await expect(listed.toSorted()).toEqual(componentNames().toSorted());

    const rows = Object.entries(cases).flatMap(([name, each]) =>
      each === none ? [] : [{ name, ...each }],
    );
    await expect(
      Object.fromEntries(rows.map(({ name, render }) => [name, arrivalOf(render)])),
    ).toEqual(Object.fromEntries(rows.map(({ name, arrival }) => [name, arrival])));
  },
});
