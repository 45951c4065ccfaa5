import preview from '../../../../../.storybook/preview.tsx';
import { HeroIllustration } from './HeroIllustration.tsx';

const meta = preview.meta({
  title: 'Components/HeroIllustration',
  component: HeroIllustration,
  parameters: {
    guide: {
      use: 'Beside the welcome on the start page. It is inline SVG in the colours of the theme, without a file that could fail to load.',
      avoid: 'Not for information: it is hidden from screen readers.',
      keyboard: [],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '32rem' }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({ tags: ['screenshot'] });
