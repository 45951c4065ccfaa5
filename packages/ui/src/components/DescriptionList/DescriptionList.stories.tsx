import { Mail, MapPin, Phone } from 'lucide';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sheet } from '../../testing/StorySheet.tsx';
import { Card } from '../Card/Card.tsx';
import { Link } from '../Link/Link.tsx';
import { UserText } from '../UserText/UserText.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const meta = preview.meta({
  title: 'Components/Layout/DescriptionList',
  component: DescriptionList,
  render: (args) => (
    <Card>
      <DescriptionList {...args} />
    </Card>
  ),
  parameters: {
    guide: {
      since: '0.1.0',
      use: 'For the facts of one record: a term, and what is recorded about it.',
      avoid: 'Not for several records with the same terms: those are a table.',
      do: {
        render: () => (
          <DescriptionList>
            <DescriptionList.Item term="Phone" />
          </DescriptionList>
        ),
        text: 'A missing value says that it is missing.',
      },
      dont: {
        render: () => (
          <DescriptionList>
            <DescriptionList.Item term="Phone">–</DescriptionList.Item>
          </DescriptionList>
        ),
        text: 'A dash may mean none, unknown or hidden.',
      },
    },
  },
});

export const Default = meta.story({
  args: {
    children: (
      <>
        <DescriptionList.Item term="Phone">555 0100</DescriptionList.Item>
        <DescriptionList.Item term="Email">
          <Link href="mailto:ada@example.org">ada@example.org</Link>
        </DescriptionList.Item>
        <DescriptionList.Item term="Address">1 Sample Street</DescriptionList.Item>
      </>
    ),
  },
});

export const WithIcons = meta.story({
  args: {
    children: (
      <>
        <DescriptionList.Item term="Phone" icon={Phone}>
          555 0100
        </DescriptionList.Item>
        <DescriptionList.Item term="Email" icon={Mail}>
          <Link href="mailto:ada@example.org">ada@example.org</Link>
        </DescriptionList.Item>
        <DescriptionList.Item term="Address" icon={MapPin}>
          1 Sample Street
        </DescriptionList.Item>
      </>
    ),
  },
});

export const WithoutValues = meta.story({
  tags: ['state:empty'],
  args: {
    children: (
      <>
        <DescriptionList.Item term="Phone" />
        <DescriptionList.Item term="Notes" empty="None reported" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not recorded')).toBeVisible();
    await expect(canvas.getByText('None reported')).toBeVisible();
  },
});

export const LongValues = meta.story({
  tags: ['state:edge'],
  args: {
    children: (
      <>
        <DescriptionList.Item term="Treatment plan as agreed">
          {'Rest, fluids, and a second look in two weeks. '.repeat(6)}
        </DescriptionList.Item>
        <DescriptionList.Item term="Attachment">{'example-'.repeat(30)}</DescriptionList.Item>
      </>
    ),
  },
});

export const Arabic = meta.story({
  tags: ['state:edge'],
  args: {
    children: (
      <DescriptionList.Item term="Address">
        <UserText as="span">شارع المثال ١، مدينة تجريبية</UserText>
      </DescriptionList.Item>
    ),
  },
});

export const AllStates = meta.story({
  tags: ['sheet'],
  render: sheet({ Default, WithIcons, WithoutValues, LongValues, Arabic }),
});
