import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sheet } from '../../testing/StorySheet.tsx';
import type { LinkedText } from '../../view.ts';
import { SafeLink } from './SafeLink.tsx';

const linked = (href: string): LinkedText => ({ text: href, href });
const long = linked(`https://cv.example/${'a-long-path/'.repeat(16)}`);
const script = { text: 'javascript:alert(1)' };

const meta = preview.meta({
  title: 'Components/Navigation/SafeLink',
  component: SafeLink,
  args: { value: linked('https://cv.example/sami') },
  parameters: {
    guide: {
      since: '0.1.0',
      use: 'For an address that a person typed in: a CV, an attachment.',
      avoid: 'Not for the portal’s own links, which are known to be safe.',
      do: {
        render: () => <SafeLink value={linked('https://cv.example/sami')} />,
        text: 'Shows the address, so that the reader sees where it leads.',
      },
      dont: {
        render: () => <a href="https://cv.example/sami">My CV</a>,
        text: 'A plain link would follow any address, and hides it.',
      },
      keyboard: [
        ['Tab', 'Reaches the link; plain text is skipped.'],
        ['Enter', 'Opens the address in a new tab.'],
      ],
    },
  },
});

export const WebAddress = meta.story();

/** Anything but http and https is shown as text, so that it cannot run a script. */
export const PlainText = meta.story({
  tags: ['state:edge'],
  args: { value: script },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const LongAddress = meta.story({ tags: ['state:edge'], args: { value: long } });

export const Arabic = meta.story({
  tags: ['state:edge'],
  args: { value: { text: 'السيرة الذاتية عند الطلب' } },
});

export const AllStates = meta.story({
  tags: ['sheet'],
  render: sheet({ WebAddress, PlainText, LongAddress, Arabic }),
});
