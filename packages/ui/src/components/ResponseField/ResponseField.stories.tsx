import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { SafeLink } from '../SafeLink/SafeLink.tsx';
import { ResponseField, ResponseFields } from './ResponseField.tsx';

const meta = preview.meta({
  title: 'Components/ResponseField',
  component: ResponseField,
  args: { label: 'Diagnosis', value: 'Nothing out of the ordinary' },
  decorators: [
    (Story) => (
      <Card>
        <ResponseFields>
          <Story />
        </ResponseFields>
      </Card>
    ),
  ],
});

export const Reported = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reported')).toBeVisible();
  },
});

export const NoneReported = meta.story({
  args: { value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None reported')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    value: `${'A sentence that a thorough doctor might write. '.repeat(12)}\n\nAnd a last one.`,
  },
});

export const AttachedLink = meta.story({
  args: { label: 'Attachment', value: 'https://files.example/report' },
  render: (args) => (
    <ResponseField {...args}>
      <SafeLink
        value={{ text: 'https://files.example/report', href: 'https://files.example/report' }}
      />
    </ResponseField>
  ),
});

export const Arabic = meta.story({ args: { value: 'لا شيء غير عادي' } });
