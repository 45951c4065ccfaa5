import preview from '../../../../../.storybook/preview.tsx';
import { featureLinks } from './Features.fixtures.ts';
import { FeaturesScreen } from './Features.tsx';

const meta = preview.meta({
  title: 'Screens/Features',
  component: FeaturesScreen,
  parameters: { layout: 'fullscreen' },
});

export const Visitor = meta.story({ args: featureLinks.visitor });

export const Patient = meta.story({ args: featureLinks.patient });

export const Small = meta.story({
  args: featureLinks.visitor,
  globals: { viewport: { value: 'narrow', isRotated: false } },
});
