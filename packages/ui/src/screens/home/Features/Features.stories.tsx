import preview from '../../../../../../.storybook/preview.tsx';
import { featureLinks } from './Features.fixtures.ts';
import { FeaturesScreen } from './Features.tsx';

const meta = preview.meta({
  title: 'Screens/Everyone/Features',
  tags: ['screen'],
  component: FeaturesScreen,
  parameters: { layout: 'fullscreen' },
});

export const Visitor = meta.story({ args: { links: featureLinks.visitor } });

export const Patient = meta.story({ args: { links: featureLinks.patient } });

export const Doctor = meta.story({ args: { links: featureLinks.doctor } });

/** Open Features in a language that runs from right to left. */
export const RightToLeft = meta.story({
  args: { links: featureLinks.patient },
  globals: { locale: 'ar' },
});
