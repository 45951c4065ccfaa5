import preview from '../../../../../.storybook/preview.tsx';
import { PageLoader } from './PageLoader.tsx';

const meta = preview.meta({ title: 'Components/PageLoader', component: PageLoader });

export const Default = meta.story();
export const WithLabel = meta.story({ args: { label: 'Loading the profile…' } });
