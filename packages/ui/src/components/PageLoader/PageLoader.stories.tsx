import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sheet } from '../../testing/StorySheet.tsx';
import { Card } from '../Card/Card.tsx';
import { PageLoader } from './PageLoader.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/PageLoader',
  component: PageLoader,
  tags: ['state:loading'],
  parameters: {
    guide: {
      since: '0.1.0',
      use: 'While a whole page is loading and its layout is not known.',
      avoid:
        'Not for a list or a profile whose shape is known: use a skeleton. Not inside a button: it has a busy state of its own.',
      do: {
        render: () => <PageLoader label="Loading the profile…" />,
        text: 'Says what is loading, in place of the page.',
      },
      dont: {
        render: () => (
          <Card>
            <PageLoader />
          </Card>
        ),
        text: 'A part of a page has a known shape: use a skeleton.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
  },
});

export const WithLabel = meta.story({ args: { label: 'Loading the profile…' } });

export const ReducedMotion = meta.story({
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    const ring = canvas.getByRole('status').firstElementChild;
    const turns = ring?.getAnimations().some(({ playState }) => playState === 'running');
    await expect(turns).toBe(false);
  },
});

export const AllStates = meta.story({
  tags: ['sheet'],
  render: sheet({ Default, WithLabel }),
});
