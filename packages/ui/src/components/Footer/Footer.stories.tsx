import preview from '../../../../../.storybook/preview.tsx';
import { Footer } from './Footer.tsx';

const meta = preview.meta({
  title: 'Components/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: '#home',
    links: ['Home', 'Features', 'Doctors'].map((label) => ({ label, href: `#${label}` })),
  },
});

export const Wide = meta.story();

export const Small = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
