import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { appBar as arabic } from '../../messages/ar/appBar.ts';
import { sheet, sheetOfScreens } from '../../testing/StorySheet.tsx';
import { languageChoice } from '../LanguageLinks/LanguageLinks.fixtures.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { AppBar, type AppBarProps } from './AppBar.tsx';

const labels = ['Home', 'Features', 'Doctors', 'MedicalSpecifications'];
const links = (current?: string) =>
  labels.map((label) => ({ label, href: `#${label}`, current: label === current }));

const visitor = { kind: 'visitor', loginHref: '#login', registerHref: '#register' } as const;
const user = (name: string, avatar: 'doctor' | 'person') => ({
  kind: 'user' as const,
  name,
  avatar,
  menu: AccountMenu,
  profileHref: '#profile',
});
const doctor = user('Sample Doctor One', 'doctor');
const patient = user('Sample Patient One', 'person');
const longName = user(
  'Maximiliane Alexandra Example-Longlastname von und zu Musterhausen',
  'person',
);
const arabicName = user('مريم المثالية', 'person');
// The bar has another structure on a phone, which has its own stories.
const wide = { viewport: { value: 'desktop', isRotated: false } };
const small = { viewport: { value: 'phone', isRotated: false } };

const meta = preview.meta({
  title: 'Components/Navigation/AppBar',
  component: AppBar,
  parameters: {
    layout: 'fullscreen',
    guide: {
      since: '0.1.0',
      use: 'The top of every page, inside AppShell, which keeps it in view. It shows the current page and the account, and links to all main pages.',
      avoid: 'Not for links that belong to one page only, and not for more than about five links.',
      keyboard: [
        ['Tab', 'Goes through the logo, the links and the account; a closed menu is skipped.'],
        ['Enter, Space', 'On Menu or the account: opens and closes it.'],
        ['Escape', 'Closes an open menu, with the focus back on its button.'],
      ],
    },
  },
  args: { homeHref: '#home', links: links('Home'), account: visitor, onLogOut: fn() },
});

export const Visitor = meta.story({
  globals: wide,
  play: async ({ canvas }) => {
    const names = [...labels, 'Log In', 'Sign Up'];
    await Promise.all(
      names.map((name) => expect(canvas.getByRole('link', { name })).toBeVisible()),
    );
  },
});

export const Patient = meta.story({ args: { account: patient } });

export const Doctor = meta.story({ args: { account: doctor } });

export const WithCount = meta.story({ args: { account: { ...patient, count: 2 } } });

export const NewResponses = meta.story({
  globals: wide,
  args: { account: { ...patient, count: 2 } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Sample Patient One 2 new responses' }),
    ).toBeVisible();
  },
});

export const ManyWaiting = meta.story({
  globals: wide,
  args: { account: { ...doctor, count: 120 } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sample Doctor One 120 requests wait' });
    await expect(button).toHaveTextContent('99+');
  },
});

export const SmallNewResponses = meta.story({
  globals: small,
  args: { account: { ...patient, count: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menu 2 new responses' })).toBeVisible();
  },
});

export const WithoutMenu = meta.story({
  globals: wide,
  args: { account: { ...patient, menu: undefined } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
});

export const UnknownRole = meta.story({
  globals: wide,
  args: { account: user('Sample Nurse One', 'person') },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sample Nurse One' });
    await expect(button).toBeVisible();
    await expect(button.querySelector('svg[data-kind="person"]')).not.toBeNull();
  },
});

export const CurrentHome = meta.story({
  globals: wide,
  play: async ({ canvas }) => {
    const weightOf = (link: Element) => Number(getComputedStyle(link).fontWeight);
    const current = canvas.getByRole('link', { current: 'page' });
    await expect(current).toHaveTextContent('Home');
    await expect(weightOf(current)).toBe(700);
    await expect(weightOf(canvas.getByRole('link', { name: 'Features' }))).toBeLessThan(700);
  },
});

export const CurrentFeatures = meta.story({ args: { links: links('Features') } });

export const CurrentDoctors = meta.story({ args: { links: links('Doctors') } });

export const CurrentSpecializations = meta.story({
  args: { links: links('MedicalSpecifications') },
});

export const NoneCurrent = meta.story({
  args: { links: links() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
  },
});

export const AccountMenuOpen = meta.story({
  globals: wide,
  args: { account: patient },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sample Patient One' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'My Profile' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Log out' })).toBeVisible();
  },
});

function LeavableBar(props: AppBarProps) {
  const [account, setAccount] = useState(props.account);
  return <AppBar {...props} account={account} onLogOut={() => setAccount(visitor)} />;
}

/** After log-out the menu is gone, so focus moves to the log-in link. */
export const LoggedOut = meta.story({
  globals: wide,
  args: { account: patient },
  render: (args) => <LeavableBar {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sample Patient One' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Log In' })).toHaveFocus());
  },
});

export const LoggedOutSmall = meta.story({
  args: { account: patient },
  globals: small,
  render: (args) => <LeavableBar {...args} />,
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(menu);
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(menu).toHaveFocus());
  },
});

export const LogOut = meta.story({
  globals: wide,
  args: { account: patient },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sample Patient One' });
    await userEvent.click(button);
    await userEvent.click(document.body);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
});

export const KeyboardFocus = meta.story({
  globals: wide,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Features' })).toHaveFocus();
  },
});

export const SmallClosed = meta.story({
  globals: small,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Doctors' })).toBeNull();
  },
});

export const SmallOpenVisitor = meta.story({
  globals: small,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(canvas.getByRole('link', { name: 'Sign Up' })).toBeVisible();
  },
});

export const SmallOpenSignedIn = meta.story({
  globals: small,
  args: { account: doctor, links: links('Doctors') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(canvas.getByRole('link', { name: 'Doctors' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Log out' })).toBeVisible();
  },
});

/** A link to the current page closes the menu without losing focus. */
export const SmallLeftByLink = meta.story({
  globals: small,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(menu);
    // A router would handle the navigation.
    canvasElement.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(canvas.getByRole('link', { name: 'Home' }));
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(menu).toHaveFocus();
  },
});

export const LongName = meta.story({
  args: { links: links('MedicalSpecifications'), account: longName },
});

export const ArabicName = meta.story({ args: { account: arabicName } });

export const Arabic = meta.story({
  args: {
    account: arabicName,
    languages: { ...languageChoice, current: 'ar' },
  },
  globals: { locale: 'ar' },
  play: async ({ args, canvas, userEvent }) => {
    const account = canvas.getByRole('button', { expanded: false });
    await userEvent.click(account);
    await expect(canvas.queryByRole('link', { name: 'العربية' })).toBeNull();
    const arrow = canvas.getByRole('button', { name: arabic.logOut }).querySelector('svg');
    await expect(arrow && getComputedStyle(arrow).scale).toBe('-1 1');
    await userEvent.click(canvas.getByRole('link', { name: 'English' }));
    await expect(args.languages?.onChange).toHaveBeenCalledWith('en');
    await expect(account).toHaveFocus();
  },
});

export const AllStates = meta.story({
  tags: ['sheet'],
  parameters: sheetOfScreens,
  render: sheet({
    CurrentFeatures,
    Patient,
    Doctor,
    WithCount,
    NoneCurrent,
    LongName,
    ArabicName,
  }),
});
