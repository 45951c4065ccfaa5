import preview from '../../../../../.storybook/preview.tsx';
import { Sheet, sheetOfScreens } from '../../testing/StorySheet.tsx';
import { featureLinks } from './Features.fixtures.ts';
import { FeaturesScreen } from './Features.tsx';

const meta = preview.meta({
  title: 'Screens/Everyone/Features',
  tags: ['screen'],
  component: FeaturesScreen,
  parameters: { layout: 'fullscreen' },
});

export const Visitor = meta.story({ args: featureLinks.visitor });

export const Patient = meta.story({ args: featureLinks.patient });

export const Doctor = meta.story({ args: featureLinks.doctor });

export const Small = meta.story({
  args: featureLinks.visitor,
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

export const RightToLeft = meta.story({
  args: featureLinks.patient,
  globals: { locale: 'ar' },
});

export const AllStates = meta.story({
  name: 'All states',
  tags: ['sheet'],
  parameters: sheetOfScreens,
  render: () => (
    <Sheet>
      {Object.entries(featureLinks).map(([name, props]) => (
        <Sheet.State key={name} name={name} framed>
          <FeaturesScreen {...props} />
        </Sheet.State>
      ))}
    </Sheet>
  ),
});
