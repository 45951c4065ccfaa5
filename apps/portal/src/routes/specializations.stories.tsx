import { mock } from '@medportal/api-client/msw';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { paths } from '../paths.ts';
import { pageParameters, PortalAt } from '../testing/PortalAt.tsx';

const six = [
  'Cardiology',
  'Dermatology',
  'Neurology',
  'Pediatrics',
  'Orthopedics',
  'Ophthalmology',
];
const longName = 'Interdisciplinary Otorhinolaryngology and Maxillofacial Example Medicine';
const arabic = ['طب القلب', 'طب الأسرة', 'طب العيون'];

const others = [
  'General Practice',
  'Psychiatry',
  'Endocrinology',
  'Gynecology',
  'Oncology',
  'Urology',
  'Ear, Nose and Throat',
];
const withoutIcon = ['Radiology', 'Surgery'];

function iconsOf(links: readonly HTMLElement[], names: readonly string[]) {
  const cards = links.filter(({ textContent }) => names.includes(textContent));
  return new Set(cards.map((card) => card.querySelector('svg')?.innerHTML));
}

const listOf = (names: readonly string[]) =>
  mock.listSpecializations.ok(names.map((msName, index) => ({ msId: index + 1, msName })));

const meta = preview.meta({
  title: 'Pages/Specializations',
  component: PortalAt,
  tags: ['persona:visitor'],
  args: { path: paths.specializations(), viewer: 'visitor' as const },
  parameters: pageParameters,
});

export const Six = meta.story({
  beforeEach: ({ msw }) => msw.use(listOf(six)),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Cardiology' });
    await expect(link).toHaveAttribute('href', paths.specializationDoctors('Cardiology', 1));
    await expect(iconsOf(canvas.getAllByRole('link'), six).size).toBe(6);
  },
});

/** Those without an icon of their own share the neutral one. */
export const MoreThanSixIcons = meta.story({
  tags: ['state:edge'],
  beforeEach: ({ msw }) => msw.use(listOf([...six, ...others, ...withoutIcon])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Urology' })).toBeVisible();
    const links = canvas.getAllByRole('link');
    await expect(iconsOf(links, [...six, ...others]).size).toBe(13);
    await expect(iconsOf(links, withoutIcon).size).toBe(1);
    await expect(iconsOf(links, [...six, ...others, ...withoutIcon]).size).toBe(14);
  },
});

export const One = meta.story({
  beforeEach: ({ msw }) => msw.use(listOf(['Cardiology'])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Cardiology' })).toBeVisible();
  },
});

export const Focused = meta.story({
  beforeEach: ({ msw }) => msw.use(listOf(six)),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Dermatology' });
    link.focus();
    await expect(link).toHaveFocus();
  },
});

export const Loading = meta.story({
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(mock.listSpecializations.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading specializations')).toBeInTheDocument();
  },
});

export const None = meta.story({
  tags: ['state:empty'],
  beforeEach: ({ msw }) => msw.use(listOf([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No specializations yet')).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['state:failed'],
  parameters: { expectedConsole: [/^listSpecializations failed: 500/] },
  beforeEach: ({ msw }) => msw.use(mock.listSpecializations.fail(500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The specializations could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

export const LongName = meta.story({
  tags: ['state:edge'],
  beforeEach: ({ msw }) => msw.use(listOf(['Cardiology', longName, 'Neurology'])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: longName })).toBeVisible();
  },
});

export const Arabic = meta.story({
  tags: ['state:edge'],
  beforeEach: ({ msw }) => msw.use(listOf([...arabic, 'Cardiology'])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'طب القلب' })).toBeVisible();
  },
});
