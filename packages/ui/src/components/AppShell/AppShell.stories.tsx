import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AppBar } from '../AppBar/AppBar.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Page } from '../Stack/Stack.tsx';
import { AppShell } from './AppShell.tsx';

const links = ['Home', 'Features', 'Doctors', 'MedicalSpecifications'].map((label) => ({
  label,
  href: `#${label}`,
  current: label === 'Doctors',
}));

const meta = preview.meta({
  title: 'Components/Layout/AppShell',
  component: AppShell,
  parameters: {
    layout: 'fullscreen',
    guide: {
      since: '0.1.0',
      use: 'Once, around everything a page shows: it brings the landmarks, the skip link, and the bar and footer in their places.',
      avoid: 'Not inside a page, and not twice: a page has one main part.',
      keyboard: [
        ['Tab', 'Reaches the skip link first.'],
        ['Enter', 'On the skip link: moves the focus past the bar, to the content.'],
      ],
    },
  },
  args: {
    bar: (
      <AppBar
        homeHref="#home"
        links={links}
        account={{ kind: 'visitor', loginHref: '#login', registerHref: '#register' }}
        onLogOut={fn()}
      />
    ),
    footer: <Footer homeHref="#home" links={links.slice(0, 3)} />,
    children: (
      <Page>
        <Heading level={1}>A short page</Heading>
      </Page>
    ),
  },
});

export const ShortPage = meta.story({ tags: ['screenshot'] });

const ownLogo = <svg viewBox="0 0 1 1" width="32" aria-hidden data-testid="own-logo" />;

export const OwnBrand = meta.story({
  args: { brand: { name: 'Sample Clinic', logo: ownLogo } },
  play: async ({ canvas }) => {
    const logos = canvas.getAllByRole('link', { name: 'Sample Clinic' });
    await expect(logos.map((link) => link.getAttribute('href'))).toEqual(['#home', '#home']);
    const withLogo = logos.filter((link) => within(link).queryByTestId('own-logo'));
    await expect(withLogo).toEqual(logos);
    await expect(canvas.getByText('© 2024 Sample Clinic')).toBeVisible();
    await expect(canvas.queryByText(/MedPortal/)).toBeNull();
  },
});

/** Without a logo, a part of the name stays visible at any width. */
export const OwnBrandWithoutLogo = meta.story({
  args: { brand: { name: 'The Sample Clinic of Example Town' } },
  globals: { viewport: { value: 'narrow', isRotated: false }, textSize: '200%' },
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('banner'));
    const link = bar.getByRole('link', { name: 'The Sample Clinic of Example Town' });
    await expect(link.querySelector('svg')).toBeNull();
    await expect(link.querySelector('span')?.offsetWidth).toBeGreaterThan(50);
    await expect(bar.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Scrolled = meta.story({
  args: {
    children: (
      <Page>
        <Heading level={1}>A long page</Heading>
        {Array.from({ length: 40 }, (_, line) => (
          <p key={line}>Line {line + 1} of a long page.</p>
        ))}
      </Page>
    ),
  },
  play: async ({ canvas }) => {
    window.scrollTo(0, 400);
    await expect(window.scrollY).toBe(400);
    await expect(canvas.getByRole('banner').getBoundingClientRect().top).toBe(0);
  },
});

/** The first Tab focuses the skip link, which moves focus to the content. */
export const SkipToContent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});
