// A separate entry point, so that browser bundles leave out react-dom/server.
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

/** A page as HTML. */
export interface RenderedPage {
  /** The page, preceded by its `<title>` and other tags that React hoists into the head. */
  html: string;
  /** A `<style>` element with the rules of the page, for the head. It stays in use after hydration. */
  style: string;
}

/** Prerenders a page, without effects. Hydrate it with React's `hydrateRoot`. */
export function renderPage(page: ReactNode): RenderedPage {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(page));
    return { html, style: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
