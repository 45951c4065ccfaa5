import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { DateOnly, DateTime } from './DateTime.tsx';

const meta = preview.meta({
  title: 'Components/DateTime',
  component: DateTime,
  args: { value: '2026-11-20T09:30:00' },
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const time = canvasElement.querySelector('time');
    await expect(time).toHaveAttribute('datetime', '2026-11-20T09:30:00.000Z');
  },
});

export const WithOffset = meta.story({ args: { value: '2026-11-20T09:30:00+02:00' } });
export const Missing = meta.story({ args: { value: undefined } });
export const Invalid = meta.story({ args: { value: 'some time in spring' } });
export const PlainDate = meta.story({ render: () => <DateOnly value="2026-03-01" /> });
