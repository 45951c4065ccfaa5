import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sheet, sheetOfScreens } from '../../testing/StorySheet.tsx';
import { languageChoice } from '../LanguageLinks/LanguageLinks.fixtures.ts';
import { Footer } from './Footer.tsx';

const meta = preview.meta({
  title: 'Components/Navigation/Footer',
  component: Footer,
  parameters: {
    layout: 'fullscreen',
    guide: {
      since: '0.1.0',
      use: 'The end of every page, inside AppShell, which keeps it at the bottom of the window on a short page.',
      avoid: 'Not for important content: few people scroll this far.',
      keyboard: [['Tab', 'Goes through the logo and the links.']],
    },
  },
  args: {
    homeHref: '#home',
    links: ['Home', 'Features', 'Doctors'].map((label) => ({ label, href: `#${label}` })),
    languages: languageChoice,
  },
});

export const Wide = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('© 2024 MedPortal')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'MedPortal' })).toHaveAttribute('href', '#home');
    const links = within(canvas.getByRole('navigation', { name: 'Footer' })).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(['Home', 'Features', 'Doctors']);
  },
});

export const OneLanguage = meta.story({
  args: { languages: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'English' })).toBeNull();
  },
});

export const Small = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const AllStates = meta.story({
  tags: ['sheet'],
  parameters: sheetOfScreens,
  render: sheet({ Wide, OneLanguage, RightToLeft }),
});
