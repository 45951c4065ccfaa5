import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageTitle } from './PageTitle.tsx';

it('a title ends with the name of the portal', () => {
  const html = renderToStaticMarkup(<PageTitle>Doctors</PageTitle>);
  expect(html).toBe('<title>Doctors – MedPortal</title>');
});

it('a page has a meta description when one is given', () => {
  const html = renderToStaticMarkup(<PageTitle description="All doctors.">Doctors</PageTitle>);
  expect(html).toContain('<meta name="description" content="All doctors."/>');
});
