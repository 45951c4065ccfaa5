import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sheet } from '../../testing/StorySheet.tsx';
import { Card } from '../Card/Card.tsx';
import { SafeLink } from '../SafeLink/SafeLink.tsx';
import { Text } from '../Text/Text.tsx';
import { ResponseField, ResponseFields, type ResponseFieldProps } from './ResponseField.tsx';

const report = { text: 'https://files.example/report', href: 'https://files.example/report' };
const long = `${'A sentence that a thorough doctor might write. '.repeat(12)}\n\nAnd a last one.`;

function InSection(props: ResponseFieldProps) {
  return (
    <Card>
      <ResponseFields>
        <ResponseField {...props} />
      </ResponseFields>
    </Card>
  );
}

const meta = preview.meta({
  title: 'Components/Health/ResponseField',
  component: ResponseField,
  args: { label: 'Diagnosis', value: 'Nothing out of the ordinary' },
  render: (args) => <InSection {...args} />,
  parameters: {
    guide: {
      since: '0.1.0',
      use: 'For one field of a doctor’s response, inside ResponseFields. Tick and dash always have a text: ‘Reported’ or ‘None reported’.',
      avoid:
        'Before the doctor has replied: ‘None reported’ would be wrong then. For other facts use DescriptionList.',
      do: {
        render: () => <InSection label="Notes" />,
        text: 'An empty field says “None reported”.',
      },
      dont: {
        render: () => <Text>✗ Notes</Text>,
        text: 'A dash alone could mean wrong, missing or forbidden.',
      },
    },
  },
});

export const Reported = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reported')).toBeVisible();
  },
});

export const AttachedLink = meta.story({
  args: { label: 'Attachment', value: report.text, children: <SafeLink value={report} /> },
});

/** Whitespace alone counts as empty. */
export const NoneReported = meta.story({
  tags: ['state:empty'],
  args: { value: ' ' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None reported')).toBeVisible();
  },
});

export const LongText = meta.story({ args: { value: long } });

export const Arabic = meta.story({ args: { value: 'لا شيء غير عادي' } });

export const AllStates = meta.story({
  tags: ['sheet'],
  render: sheet({ Reported, AttachedLink, NoneReported, LongText, Arabic }),
});
