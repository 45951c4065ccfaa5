import preview from '../../../../../.storybook/preview.tsx';
import { Logo, LogoMark } from './Logo.tsx';

const meta = preview.meta({ title: 'Components/Logo', component: Logo, args: { href: '#home' } });

export const Default = meta.story();

export const MarkOnly = meta.story({ render: () => <LogoMark size={96} /> });
