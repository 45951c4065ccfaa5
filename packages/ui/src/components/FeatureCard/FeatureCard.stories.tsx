import { Activity } from 'lucide-react';
import preview from '../../../../../.storybook/preview.tsx';
import { Sheet } from '../../testing/StorySheet.tsx';
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
  title: 'Components/FeatureCard',
  component: FeatureCard,
  parameters: {
    guide: {
      use: 'For one feature of the portal, in a FeatureGrid: a title and one sentence.',
      avoid: 'Not for a person or a record: those have cards of their own.',
      keyboard: [],
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

export const AllStates = meta.story({
  parameters: { docs: { canvas: { sourceState: 'none' } } },
  name: 'All states',
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <Sheet.State name="The five features">
        <Features />
      </Sheet.State>
      <Sheet.State name="Long content">
        <FeatureCard {...args} {...long} />
      </Sheet.State>
    </Sheet>
  ),
});
