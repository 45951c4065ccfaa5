import { Activity } from 'lucide-react';
import preview from '../../../../../.storybook/preview.tsx';
import { FeatureCard } from './FeatureCard.tsx';

const meta = preview.meta({
  title: 'Components/FeatureCard',
  component: FeatureCard,
  args: {
    title: 'Health Trackers',
    description: 'Monitor vital signs such as blood pressure, blood sugar and activity levels.',
    icon: Activity,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();

export const WithToday = meta.story({
  args: {
    today: 'Patients record blood pressure and blood sugar.',
    link: { label: 'Record a reading', href: '#readings' },
  },
});

export const LongContent = meta.story({
  args: {
    title: 'A remarkably long title that nobody would ever give to a feature of this portal',
    description: 'It goes on and on, to show what a card does with many words. '.repeat(6),
  },
});
