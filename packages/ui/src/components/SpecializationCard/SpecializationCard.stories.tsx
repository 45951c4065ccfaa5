import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SpecializationCard } from './SpecializationCard.tsx';

const meta = preview.meta({
  title: 'Components/SpecializationCard',
  component: SpecializationCard,
  args: { name: 'Cardiology', href: '#cardiology' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
});

export const Known = meta.story();

export const WithoutIconOfItsOwn = meta.story({ args: { name: 'Sample Medicine' } });

export const LongName = meta.story({
  args: { name: 'Interdisciplinary Otorhinolaryngology and Maxillofacial Example Medicine' },
});

export const Arabic = meta.story({ args: { name: 'طب القلب' } });

export const RightToLeft = meta.story({
  args: { name: 'طب القلب' },
  globals: { direction: 'rtl' },
});

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Cardiology' })).toHaveFocus();
  },
});
