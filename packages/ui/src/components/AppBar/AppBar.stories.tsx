import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AppBar, type BarAccount } from './AppBar.tsx';

const labels = ['Home', 'Features', 'Doctors', 'MedicalSpecifications'];
const links = (current?: string) =>
  labels.map((label) => ({ label, href: `#${label}`, current: label === current }));

const visitor: BarAccount = { kind: 'visitor', loginHref: '#login', registerHref: '#register' };
const user = (name: string, avatar: 'doctor' | 'person'): BarAccount => ({
  kind: 'user',
  name,
  avatar,
  profileHref: '#profile',
});
const small = { viewport: { value: 'phone', isRotated: false } };

const meta = preview.meta({
  title: 'Components/AppBar',
  component: AppBar,
  parameters: { layout: 'fullscreen' },
  args: { homeHref: '#home', links: links('Home'), account: visitor, onLogOut: fn() },
});

export const Visitor = meta.story();

export const Doctor = meta.story({
  args: { links: links('Doctors'), account: user('Sample Doctor One', 'doctor') },
});

export const Patient = meta.story({
  args: { links: links('Features'), account: user('Sample Patient One', 'person') },
});

export const NoneCurrent = meta.story({ args: { links: links() } });

export const LongName = meta.story({
  args: {
    links: links('MedicalSpecifications'),
    account: user('Maximiliane Alexandra Example-Longlastname von und zu Musterhausen', 'person'),
  },
});

export const ArabicName = meta.story({ args: { account: user('مريم المثالية', 'person') } });

/** The menu opens, is left with Escape, and gives the focus back. */
export const AccountMenuOpen = meta.story({
  args: { account: user('Sample Patient One', 'person') },
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

/** A press elsewhere closes the menu; 'Log out' is reported once. */
export const LogOut = meta.story({
  args: { account: user('Sample Patient One', 'person') },
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

export const SmallClosed = meta.story({ globals: small });

export const SmallOpenVisitor = meta.story({
  globals: small,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(canvas.getByRole('link', { name: 'Sign Up' })).toBeVisible();
  },
});

export const SmallOpenSignedIn = meta.story({
  globals: small,
  args: { account: user('Sample Doctor One', 'doctor'), links: links('Doctors') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(canvas.getByRole('link', { name: 'Doctors' })).toBeVisible();
  },
});
