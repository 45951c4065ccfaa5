import { mock } from '@medportal/api-client/msw';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { paths } from '../../paths.ts';
import { pageParameters, PortalAt } from '../../testing/PortalAt.tsx';

const six = [
  'Cardiology',
  'Dermatology',
  'Neurology',
  'Pediatrics',
  'Orthopedics',
  'Ophthalmology',
];

const listOf = (names: readonly string[]) =>
  mock.listSpecializations.ok(names.map((msName, index) => ({ msId: index + 1, msName })));

const meta = preview.meta({
  title: 'Pages/Specializations',
  component: PortalAt,
  tags: ['persona:visitor'],
  args: { path: paths.specializations(), viewer: 'visitor' as const },
  parameters: pageParameters,
});

/** The backend has six specializations, each with its own icon. */
export const Six = meta.story({
  beforeEach: ({ msw }) => msw.use(listOf(six)),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Cardiology' });
    await expect(link).toHaveAttribute('href', paths.specializationDoctors('Cardiology', 1));
  },
});
