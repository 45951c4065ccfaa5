import { useState, type ComponentProps } from 'react';
import { expect, fireEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sheet } from '../../testing/StorySheet.tsx';
import { Text } from '../Text/Text.tsx';
import { languageChoice as choice } from './LanguageLinks.fixtures.ts';
import { LanguageLinks } from './LanguageLinks.tsx';

const meta = preview.meta({
  title: 'Components/Navigation/LanguageLinks',
  component: LanguageLinks,
  parameters: {
    guide: {
      since: '0.2.0',
      use: 'In the footer of every page, where readers look who do not understand the rest of it.',
      avoid: 'Do not use flags: a language is not a country. Do not translate the names.',
      do: {
        render: () => <LanguageLinks choice={choice} />,
        text: 'Each language in its own words and letters.',
      },
      dont: {
        render: () => <Text>English · Arabic</Text>,
        text: 'Who reads Arabic only does not find “Arabic”.',
      },
      keyboard: [
        ['Tab', 'Goes through the languages.'],
        ['Enter', 'Changes the language; the focus stays.'],
      ],
    },
  },
  args: { choice },
});

export const English = meta.story({
  play: async ({ canvas }) => {
    const english = canvas.getByRole('link', { name: 'English' });
    await expect(english).toHaveAttribute('aria-current', 'true');
    const arabic = canvas.getByRole('link', { name: 'العربية' });
    await expect(arabic).not.toHaveAttribute('aria-current');
    await expect(arabic).toHaveAttribute('lang', 'ar');
    await expect(arabic).toHaveAttribute('hreflang', 'ar');
    await expect(arabic).toHaveAttribute('href', '?lang=ar');
  },
});

export const Arabic = meta.story({
  args: { choice: { ...choice, current: 'ar' } },
  globals: { locale: 'ar' },
});

function WithState(args: ComponentProps<typeof LanguageLinks>) {
  const [current, setCurrent] = useState('en');
  return <LanguageLinks {...args} choice={{ ...choice, current, onChange: setCurrent }} />;
}

export const Changed = meta.story({
  render: (args) => <WithState {...args} />,
  play: async ({ canvas, userEvent }) => {
    const arabic = canvas.getByRole('link', { name: 'العربية' });
    await userEvent.click(arabic);
    await expect(arabic).toHaveAttribute('aria-current', 'true');
    await expect(arabic).toHaveFocus();
  },
});

/** A new tab loads the page in that language; this one keeps its language. */
export const InNewTab = meta.story({
  tags: ['state:edge'],
  play: async ({ args, canvas }) => {
    const arabic = canvas.getByRole('link', { name: 'العربية' });
    const stop = (event: Event) => event.preventDefault();
    document.addEventListener('click', stop, { once: true });
    await fireEvent.click(arabic, { ctrlKey: true });
    await expect(args.choice.onChange).not.toHaveBeenCalled();
  },
});

export const AllStates = meta.story({
  tags: ['sheet'],
  render: sheet({ English, Arabic }),
});
