import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sheet } from '../../testing/StorySheet.tsx';
import { DateOnly, DateTime } from './DateTime.tsx';
import { LocaleProvider } from '../../messages/LocaleProvider.tsx';

const meta = preview.meta({
  title: 'Components/Layout/DateTime',
  component: DateTime,
  subcomponents: { DateOnly },
  args: { value: '2026-11-20T09:30:00' },
  parameters: {
    guide: {
      since: '0.1.0',
      use:
        'Writes a moment as date and time in the reader’s zone, or with DateOnly a calendar date that is the same ' +
        'day everywhere. A moment without an offset is in UTC.',
      avoid:
        'Do not pass the present to a date inside a sentence or in a copy: “today” stands alone, and a copy is read ' +
        'later. Do not use DateTime for a plain date such as a day of diagnosis: in some zones it would become the day before.',
      do: {
        render: () => <DateTime value="2026-11-20T09:30:00" />,
        text: 'The month is a word, so that day and month cannot be confused.',
      },
      dont: {
        render: () => <span>20/11/26 9:30</span>,
        text: 'Read as November in one country, and as an error in another.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const time = canvasElement.querySelector('time');
    await expect(time).toHaveAttribute('datetime', '2026-11-20T09:30:00.000Z');
  },
});

export const WithOffset = meta.story({
  args: { value: '2026-11-20T09:30:00+02:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20 November 2026 at 07:30')).toBeVisible();
  },
});

/** Words on a screen; the date when the pointer rests on it, for screen readers and in print. */
export const Recent = meta.story({
  name: 'Today and yesterday',
  args: { now: Date.parse('2026-11-20T15:00:00Z') },
  render: ({ now }) => (
    <ul>
      {['2026-11-20T03:27:00', '2026-11-19T21:15:00', '2026-11-18T23:50:00'].map((value) => (
        <li key={value}>
          <DateTime value={value} now={now} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [today, yesterday, date] = canvasElement.querySelectorAll('time');
    await expect(canvas.getByText('Today, 03:27')).toBeVisible();
    await expect(canvas.getByText('Yesterday, 21:15')).toBeVisible();
    await expect(today).toHaveAttribute('title', '20 November 2026 at 03:27');
    await expect(yesterday?.lastElementChild).toHaveTextContent('19 November 2026 at 21:15');
    await expect(date).toHaveTextContent(/^18 November 2026 at 23:50$/);
  },
});

export const ArabicRecent = meta.story({
  globals: { locale: 'ar', direction: 'rtl' },
  args: { value: '2026-11-20T03:27:00', now: Date.parse('2026-11-20T15:00:00Z') },
});

export const PlainDate = meta.story({ render: () => <DateOnly value="2026-03-01" /> });

export const Missing = meta.story({ args: { value: undefined }, tags: ['state:edge'] });

export const Invalid = meta.story({
  args: { value: 'some time in spring' },
  tags: ['state:edge'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Date not recorded')).toBeVisible();
  },
});

export const OwnFallback = meta.story({ args: { value: undefined, fallback: 'Not yet sent' } });

export const Arabic = meta.story({
  globals: { locale: 'ar-EG', direction: 'rtl' },
  tags: ['state:edge'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/نوفمبر/)).toBeVisible();
  },
});

export const InTimeZone = meta.story({
  name: 'In a given time zone',
  render: (args) => (
    <LocaleProvider locale="en-GB" timeZone="Asia/Tokyo">
      <DateTime {...args} />
      <LocaleProvider locale="de">
        <p>
          <DateTime {...args} />
        </p>
      </LocaleProvider>
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20 November 2026 at 18:30')).toBeVisible();
    await expect(canvas.getByText('20. November 2026 um 18:30')).toBeVisible();
  },
});

export const AllStates = meta.story({
  tags: ['sheet'],
  render: sheet({
    Default,
    WithOffset,
    PlainDate,
    Missing,
    Invalid,
    OwnFallback,
    Arabic,
    InTimeZone,
  }),
});
