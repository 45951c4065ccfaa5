import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { paths } from '../paths.ts';
import { seeAccount, seeBarLink } from '../testing/barSteps.ts';
import { pageParameters, people, PortalAt } from '../testing/PortalAt.tsx';

const meta = preview.meta({
  title: 'Pages/Home',
  component: PortalAt,
  args: { path: paths.home(), viewer: 'visitor' as const },
  parameters: pageParameters,
});

export const Visitor = meta.story({
  tags: ['persona:visitor'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Join Now' })).toBeVisible();
    await seeBarLink({ canvas, userEvent }, 'Log In');
    await seeBarLink({ canvas, userEvent }, 'Sign Up');
    const current = canvas.getByRole('link', { current: 'page', hidden: true });
    await expect(current).toHaveTextContent('Home');
    await expect(canvas.getByText('© 2024 MedPortal')).toBeInTheDocument();
    await expect(
      canvas.getByRole('heading', { name: 'How Can Our Website Enhance Your Experience?' }),
    ).toBeVisible();
    const cards = canvas.getAllByRole('heading', { level: 3 });
    await expect(cards.map((card) => card.textContent)).toEqual([
      'Health Trackers',
      'Customizable Profiles',
      'Health Records Access Control',
      'Chronic Disease Management',
      'Health Record Management',
    ]);
  },
});

export const Patient = meta.story({
  args: { viewer: 'patient' },
  tags: ['persona:patient'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Find a doctor' })).toBeVisible();
    const account = await seeAccount({ canvas, userEvent }, people.patient.name);
    await expect(account.querySelector('svg[data-kind="person"]')).not.toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Join Now' })).toBeNull();
  },
});

export const Doctor = meta.story({
  args: { viewer: 'doctor' },
  tags: ['persona:doctor'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Find a doctor' })).toBeVisible();
    const account = await seeAccount({ canvas, userEvent }, people.doctor.name);
    await expect(account.querySelector('svg[data-kind="doctor"]')).not.toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Join Now' })).toBeNull();
  },
});

export const JoinNow = meta.story({
  name: 'Join Now → Register',
  tags: ['persona:visitor'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Join Now' }));
    const doctorSignUp = await canvas.findByRole('link', { name: /doctor/i, description: /./ });
    await expect(doctorSignUp).toBeVisible();
  },
});

/** The hero shows components of the product, so it needs no image file. */
export const HeroImageFailed = meta.story({
  name: 'Hero image cannot fail',
  tags: ['persona:visitor', 'state:edge'],
  play: async ({ canvas, canvasElement }) => {
    const hero = (await canvas.findByRole('heading', { level: 1 })).closest('section');
    await expect(hero?.querySelector('svg')).toBeVisible();
    await expect(canvasElement.querySelector('img, image, picture')).toBeNull();
  },
});
