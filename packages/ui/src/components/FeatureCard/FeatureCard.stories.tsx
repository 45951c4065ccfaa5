import { Activity } from 'lucide';
import preview from '../../../../../.storybook/preview.tsx';
import { sheet } from '../../testing/StorySheet.tsx';
import { FeatureCard, FeatureGrid } from './FeatureCard.tsx';
import { useFeatures } from './useFeatures.ts';

function Features() {
  return (
    <FeatureGrid>
      {useFeatures().map(({ id, title, description, icon }) => (
        <li key={id}>
          <FeatureCard title={title} description={description} icon={icon} />
        </li>
      ))}
    </FeatureGrid>
  );
}

const meta = preview.meta({
  title: 'Components/Layout/FeatureCard',
  component: FeatureCard,
  parameters: {
    guide: {
      since: '0.1.0',
      use: 'For one feature of the portal, in a FeatureGrid: a title and one sentence.',
      avoid: 'Not for a person or a record: those have cards of their own.',
      do: {
        render: () => (
          <FeatureCard
            title="Your record"
            description="Medicines, diseases and allergies in one place."
            icon={Activity}
          />
        ),
        text: 'One sentence about what the reader gets.',
      },
      dont: {
        render: () => (
          <FeatureCard
            title="Cutting-edge platform"
            description="Our award-winning, next-generation solution transforms healthcare."
            icon={Activity}
          />
        ),
        text: 'Praise says nothing about what it does.',
      },
    },
  },
  args: {
    title: 'Health Trackers',
    description: 'Monitor vital signs such as blood pressure, blood sugar and activity levels.',
    icon: Activity,
  },
  decorators: [
    (Story, { tags }) =>
      tags.includes('sheet') ? (
        <Story />
      ) : (
        <div style={{ maxInlineSize: '24rem' }}>
          <Story />
        </div>
      ),
  ],
});

export const Default = meta.story();

const long = {
  title: 'A remarkably long title that nobody would ever give to a feature of this portal',
  description: 'It goes on and on, to show what a card does with many words. '.repeat(6),
};

export const LongContent = meta.story({ args: long });

export const Arabic = meta.story({
  args: {
    title: 'متابعة الصحة',
    description: 'سجّل ضغط الدم وسكر الدم، وشاهد كل قراءة مع تاريخها.',
  },
  globals: { direction: 'rtl' },
});

export const FiveFeatures = meta.story({ render: () => <Features /> });

export const AllStates = meta.story({
  parameters: { docs: { canvas: { sourceState: 'none' } } },
  tags: ['sheet'],
  render: sheet({ FiveFeatures, LongContent, Arabic }),
});
