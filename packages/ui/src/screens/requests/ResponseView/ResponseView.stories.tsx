import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { stale } from '../../../components/StaleNotice/StaleNotice.fixtures.ts';
import { emulatePrint } from '../../../testing/emulatePrint.ts';
import {
  arabicResponse,
  emptyResponse,
  fullResponse,
  leftUnanswered,
  longResponse,
  mixedResponse,
  responseViewViews,
  unansweredRequest,
} from './ResponseView.fixtures.ts';
import type { ResponseDetails } from '../../shared/ResponseDetails.ts';
import { ResponseViewScreen, type ResponseTab } from './ResponseView.tsx';
import { retry } from '../../shared/retry.fixtures.ts';

const meta = preview.meta({
  title: 'Screens/Patient/Response view',
  tags: ['screen'],
  component: ResponseViewScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: responseViewViews.ready,
    tab: 'description' as const,
    onTabChange: fn(),
    onPrint: fn(),
    onRetry: fn(),
    requestsHref: '#requests',
    homeHref: '#home',
    doctorsHref: '#doctors',
  },
  render: function Render(args) {
    const [tab, setTab] = useState<ResponseTab>(args.tab);
    return <ResponseViewScreen {...args} tab={tab} onTabChange={setTab} />;
  },
});

const ready = (details: ResponseDetails) => ({ status: 'ready' as const, ...details });
const mixed = ready(mixedResponse);
const empty = ready(emptyResponse);

const showsMarks =
  (name: string, { ticks, crosses }: { ticks: number; crosses: number }) =>
  async ({ canvas }: { canvas: Pick<ReturnType<typeof within>, 'getByRole'> }) => {
    const panel = within(canvas.getByRole('tabpanel', { name }));
    await expect(panel.queryAllByText('Reported')).toHaveLength(ticks);
    await expect(panel.queryAllByText('None reported')).toHaveLength(crosses);
  };

/** The patient reads the description of the request. */
export const Description = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'Description' })).toHaveTextContent(
      'I have felt tired',
    );
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Response from Dr. Sami Sample',
    );
    await expect(canvas.queryByText(/Answered on/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Back to your requests' })).toHaveAttribute(
      'href',
      '#requests',
    );
    await expect(canvas.getByRole('link', { name: 'Dr. Sami Sample' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Pat Example' })).toBeNull();
  },
});

/** The request was sent without a description. */
export const DescriptionEmpty = meta.story({
  tags: ['state:empty'],
  args: { view: empty },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The request has no description.')).toBeVisible();
  },
});

export const GeneralReport = meta.story({
  args: { tab: 'generalReport' },
  play: showsMarks('General Report', { ticks: 4, crosses: 0 }),
});

/** Hides a missing attachment: some backends do not return attachments. */
export const GeneralReportMixed = meta.story({
  args: { tab: 'generalReport', view: mixed },
  play: showsMarks('General Report', { ticks: 1, crosses: 2 }),
});

/** An empty section is one line. */
export const GeneralReportEmpty = meta.story({
  tags: ['state:empty'],
  args: { tab: 'generalReport', view: empty },
  play: showsMarks('General Report empty', { ticks: 0, crosses: 1 }),
});

/** Shows an attachment without an http or https URL as text. */
export const UnsafeAttachment = meta.story({
  tags: ['state:edge'],
  args: {
    tab: 'generalReport',
    view: {
      ...responseViewViews.ready,
      generalReport: { ...fullResponse.generalReport, attachment: { text: 'javascript:alert(1)' } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('javascript:alert(1)')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /javascript/ })).toBeNull();
  },
});

export const Medicine = meta.story({
  args: { tab: 'medicine' },
  play: showsMarks('Medicine', { ticks: 4, crosses: 0 }),
});

/** The doctor filled in part of the medicine. */
export const MedicineMixed = meta.story({
  args: { tab: 'medicine', view: mixed },
  play: showsMarks('Medicine', { ticks: 2, crosses: 2 }),
});

export const MedicineEmpty = meta.story({
  tags: ['state:empty'],
  args: { tab: 'medicine', view: empty },
  play: showsMarks('Medicine empty', { ticks: 0, crosses: 1 }),
});

export const ChronicDisease = meta.story({
  args: { tab: 'chronicDisease' },
  play: showsMarks('Chronic Disease', { ticks: 7, crosses: 0 }),
});

/** The doctor filled in part of the chronic disease. */
export const ChronicDiseaseMixed = meta.story({
  args: { tab: 'chronicDisease', view: mixed },
  play: showsMarks('Chronic Disease', { ticks: 2, crosses: 5 }),
});

export const ChronicDiseaseEmpty = meta.story({
  tags: ['state:empty'],
  args: { tab: 'chronicDisease', view: empty },
  play: showsMarks('Chronic Disease empty', { ticks: 0, crosses: 1 }),
});

export const Allergy = meta.story({
  args: { tab: 'allergy' },
  play: showsMarks('Allergy', { ticks: 2, crosses: 0 }),
});

/** The doctor named the allergy and no symptoms. */
export const AllergyMixed = meta.story({
  args: { tab: 'allergy', view: mixed },
  play: showsMarks('Allergy', { ticks: 1, crosses: 1 }),
});

export const AllergyEmpty = meta.story({
  tags: ['state:empty'],
  args: { tab: 'allergy', view: empty },
  play: showsMarks('Allergy empty', { ticks: 0, crosses: 1 }),
});

export const ReadByDoctor = meta.story({
  args: { view: { ...responseViewViews.ready, reader: 'doctor' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Response to Pat Example',
    );
    await expect(canvas.getByRole('link', { name: 'Pat Example' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Dr. Sami Sample' })).toBeNull();
  },
});

/** Tabs without content say so before they are opened. */
export const PartlyFilled = meta.story({
  args: {
    tab: 'medicine',
    view: ready({
      ...emptyResponse,
      medicine: fullResponse.medicine,
      allergy: fullResponse.allergy,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Description empty',
      'General Report empty',
      'Medicine',
      'Chronic Disease empty',
      'Allergy',
    ]);
  },
});

/** Some backends say when the doctor answered. */
export const AnsweredOn = meta.story({
  args: {
    tab: 'generalReport',
    view: { ...responseViewViews.ready, answeredAt: '2026-02-05T14:00:00Z' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Answered on/)).toHaveTextContent(/^Answered on 5 February 2026/);
  },
});

/** The time of the response has its line before it has arrived, so that nothing moves. */
export const AnsweredOnLoading = meta.story({
  args: {
    tab: 'generalReport',
    view: { ...responseViewViews.ready, answeredAt: null },
  },
  play: async ({ canvas }) => {
    const line = canvas.getByText(/Answered on/).closest('[aria-hidden]');
    await expect(line).not.toBeVisible();
    await expect(line!.getBoundingClientRect().height).toBeGreaterThanOrEqual(20);
  },
});

/** Without a response, no field says 'None reported'. */
export const Unanswered = meta.story({
  args: { view: ready(unansweredRequest) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Not answered yet')).toBeVisible();
    await expect(canvas.getByText('If you get worse')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Print' })).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Medicine empty' }));
    const panel = await canvas.findByRole('tabpanel', { name: 'Medicine empty' });
    await expect(panel).toHaveTextContent('The doctor has not replied yet.');
    await expect(canvas.queryByText('None reported')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Description' }));
  },
});

/** The advice is for the patient alone. */
export const UnansweredReadByDoctor = meta.story({
  args: { view: ready({ ...unansweredRequest, reader: 'doctor' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Request from Pat Example',
    );
    await expect(canvas.getByText('Not answered yet')).toBeVisible();
    await expect(canvas.queryByText('If you get worse')).toBeNull();
  },
});

/** No response will come: the patient can ask somebody else. The doctor's page is gone. */
export const DoctorLeft = meta.story({
  args: { view: ready(leftUnanswered) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No response will come')).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Send your request to another doctor' }),
    ).toHaveAttribute('href', '#doctors');
    await expect(canvas.getByText('If you get worse')).toBeVisible();
    await expect(canvas.queryByText('Not answered yet')).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Dr. Sami Sample' })).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Medicine empty' }));
    await expect(await canvas.findByRole('tabpanel', { name: 'Medicine empty' })).toHaveTextContent(
      'The doctor no longer responds here.',
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Description' }));
  },
});

/** The answer stays, under the name of the doctor. */
export const AnsweredAndLeft = meta.story({
  args: { view: ready({ ...fullResponse, hasDoctorLeft: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/no longer responds/)).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Dr. Sami Sample' })).toBeNull();
  },
});

/** The request is read in Arabic. */
export const ArabicDoctorLeft = meta.story({
  globals: { locale: 'ar' },
  args: { view: ready({ ...leftUnanswered, doctor: arabicResponse.doctor }) },
});

/** Arrow up and down move between vertical tabs; the focus stays on the tab. */
export const ArrowKeys = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('tab', { name: 'Description' }).focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await canvas.findByRole('tabpanel', { name: 'General Report' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'General Report' })).toHaveFocus();
  },
});

/** All tabs are in sight, without scrolling sideways. */
export const Small = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: { tab: 'generalReport' },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    const { left, right } = list.getBoundingClientRect();
    const outside = canvas.getAllByRole('tab').filter((tab) => {
      const box = tab.getBoundingClientRect();
      return box.left < left || box.right > right;
    });
    await expect(outside).toEqual([]);
  },
});

let screenAgain: (() => void) | undefined;

/** Prints every section with its heading, both names and the date, without controls. */
export const Print = meta.story({
  tags: ['print'],
  beforeEach: () => () => screenAgain?.(),
  args: { tab: 'medicine' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    screenAgain = emulatePrint();
    await expect(canvas.queryByRole('tablist')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Print' })).toBeNull();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Back to your requests' })).toBeNull();
    // Filters by visibility, because closed panels keep their `hidden` attribute in print.
    const headings = canvas
      .getAllByRole('heading', { level: 2, hidden: true })
      .filter((heading) => heading.checkVisibility());
    await expect(headings.map((heading) => heading.textContent)).toEqual([
      'Description',
      'General Report',
      'Medicine',
      'Chronic Disease',
      'Allergy',
    ]);
  },
});

export const Loading = meta.story({
  tags: ['state:loading'],
  args: { view: responseViewViews.loading },
});

export const Locked = meta.story({
  tags: ['state:locked'],
  args: { view: responseViewViews.locked },
});

export const NoAccess = meta.story({
  tags: ['state:locked'],
  args: { view: { status: 'locked', reason: { kind: 'no-access' } } },
});

export const Missing = meta.story({
  tags: ['state:edge'],
  args: { view: responseViewViews.missing },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Your requests' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Home' })).toBeVisible();
  },
});

/** A visitor has no link to their requests. */
export const MissingForVisitor = meta.story({
  tags: ['state:edge'],
  args: { view: responseViewViews.missing, requestsHref: undefined },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(links).toEqual(['Home']);
  },
});

export const Failed = meta.story({
  tags: ['state:failed'],
  args: { view: responseViewViews.failed },
  play: retry,
});

/** The response was loaded, and its refresh fails. */
export const RefreshFailed = meta.story({
  tags: ['state:failed'],
  args: { view: { ...responseViewViews.ready, stale } },
  play: async ({ args, canvas, userEvent }) => {
    const notice = canvas.getByText(/^This could not be refreshed/);
    await expect(notice).toBeVisible();
    const order = notice.compareDocumentPosition(canvas.getByRole('heading', { level: 1 }));
    await expect(order).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('I have felt tired');
    await retry({ args, canvas, userEvent });
  },
});

/** The doctor wrote long texts and words without a space. */
export const LongContent = meta.story({
  args: { tab: 'generalReport', view: ready(longResponse) },
});

/** The doctor has an Arabic name and wrote in Arabic. */
export const Arabic = meta.story({ args: { tab: 'generalReport', view: ready(arabicResponse) } });
