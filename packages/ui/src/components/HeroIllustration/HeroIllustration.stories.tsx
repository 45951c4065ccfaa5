import preview from '../../../../../.storybook/preview.tsx';
import { HeroIllustration } from './HeroIllustration.tsx';

const meta = preview.meta({
  title: 'Components/HeroIllustration',
  component: HeroIllustration,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '32rem' }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();
