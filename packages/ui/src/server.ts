// Drawing pages where there is no browser. It stands apart from the components: no browser needs it.
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

/** A page as HTML. */
export interface RenderedPage {
  /** The page itself; before it stand its `<title>` and what else React lifts into the head. */
  html: string;
  /** A `<style>` with the rules that the page needs. It belongs into the head, and goes on to serve in the browser. */
  style: string;
}

/** Draws a page as it is before any effect has run. A browser takes it over by React's `hydrateRoot`. */
export function renderPage(page: ReactNode): RenderedPage {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(page));
    return { html, style: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
