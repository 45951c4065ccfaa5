// A consumer of the components. `?standard` uses the default theme, `?bare` no global style, and `texts.tsx` the others.
import { Button, GlobalStyle, Page } from '@medportal/ui';
import { createTheme, type Theme } from '@medportal/ui/theme';
import { DoctorsScreen, type DoctorsView } from '@medportal/ui/screens';
import '@medportal/ui/fonts';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Texts } from './texts.js';

const own: Theme = createTheme({ light: { color: { primary: '#5B2A86' } } });

const view: DoctorsView = {
  status: 'ready',
  totalCount: 1,
  more: 'none',
  doctors: [
    {
      name: 'Sami Sample',
      gender: 'unspecified',
      clinicName: 'Sample Clinic',
      specialization: 'Cardiology',
      href: '/doctors/sami',
    },
  ],
};

function App() {
  const [search, setSearch] = useState('');
  return (
    <Page>
      <Button variant="primary">Find a doctor</Button>
      <DoctorsScreen
        view={view}
        search={search}
        onSearch={setSearch}
        onShowMore={() => undefined}
        onRetry={() => undefined}
      />
    </Page>
  );
}

const { search } = globalThis.location;
const root = document.querySelector('main');
if (!root) throw new Error('There is no place for the app');
createRoot(root).render(
  <StrictMode>
    {search === '?bare' ? null : <GlobalStyle {...(search === '' && { $theme: own })} />}
    <Texts search={search}>
      <App />
    </Texts>
  </StrictMode>,
);
