import { expect } from 'storybook/test';
import { overflowingTexts } from '../../../../../.storybook/overflow.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { sheet } from '../../testing/StorySheet.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

const meta = preview.meta({
  title: 'Components/Layout/Text',
  component: Text,
  argTypes: { children: { control: 'text' } },
  args: { children: 'A doctor reads your request and replies in writing.' },
  parameters: {
    guide: {
      since: '0.1.0',
      use: 'Sentences and short runs of words. It keeps lines at a comfortable length.',
      avoid:
        'For headings (Heading), text that a user wrote (UserText), dates (DateTime), or errors of a form (ErrorSummary).',
      do: {
        render: () => (
          <Stack gap={1}>
            <Text>1 Sample Street</Text>
            <Text size="small" tone="muted">
              Open on weekdays
            </Text>
          </Stack>
        ),
        text: 'Tone and size mark what is less important.',
      },
      dont: {
        render: () => <Text tone="danger">Your height is not recorded.</Text>,
        text: 'Danger is for errors. A missing value is none.',
      },
    },
  },
});

export const Default = meta.story();
export const Lead = meta.story({ args: { size: 'lead' } });

export const Tones = meta.story({
  render: ({ children }) => (
    <Stack gap={2}>
      <Text>{children}</Text>
      <Text tone="muted">{children}</Text>
      <Text tone="subtle" size="small">
        {children}
      </Text>
      <Text tone="danger">{children}</Text>
    </Stack>
  ),
});

export const Long = meta.story({
  args: {
    children: 'A line of running text never grows wider than is comfortable to read. '.repeat(6),
  },
});

/** The control of the check that longer texts fit: a text in brackets that does not. */
export const CutOff = meta.story({
  tags: ['state:edge', '!autodocs'],
  args: { children: '[A text]' },
  play: async ({ canvas, canvasElement }) => {
    await expect(overflowingTexts(canvasElement)).toEqual([]);
    const text = canvas.getByRole('paragraph');
    text.style.cssText = 'inline-size: 2ch; overflow: hidden; white-space: nowrap';
    await expect(overflowingTexts(canvasElement)).toEqual(['cut off: <p> [A text]']);
    text.style.cssText = 'inline-size: 200vw; max-inline-size: none';
    await expect(overflowingTexts(canvasElement).join()).toMatch(/ px wide: /);
    text.style.cssText = '';
  },
});

export const Arabic = meta.story({
  args: { children: 'يقرأ الطبيب طلبك ويجيب كتابةً.', dir: 'auto' },
  globals: { direction: 'rtl' },
});

export const AllStates = meta.story({
  tags: ['sheet'],
  render: sheet({ Default, Lead, Tones, Long, CutOff, Arabic }),
});
