// What the build draws of each page, so that it is there before any script: the whole of it where it needs no data, its
// loading state where it does.
import { renderPage, type RenderedPage } from '@medportal/ui/server';
import { StrictMode } from 'react';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { DRAFT_PREFIX } from './data/drafts.ts';
import { beforeScripts } from './early.ts';
import { PortalPage } from './app/Portal.tsx';
import { routes } from './router.tsx';
import { STORAGE_KEY } from './session/session.ts';

/** A page as it is drawn. */
export interface DrawnPage extends RenderedPage {
  /** The module of its route; none for the page of an unknown address. */
  id: string | undefined;
  /** The pattern of its addresses; none for that of all others. */
  pattern: string | undefined;
  /** Whether it stands for many pages, and leaves out in what they differ. */
  isShell: boolean;
  /** What runs in its head. */
  script: string;
}

// Stands for the segment that differs from page to page. A number, since some pages look for one.
const standIn = (index: number) => String(7_300_000 + index);
const standIns = /73000(\d\d)/g;

const withStandIns = (pattern: string) =>
  pattern.replaceAll(/:\w+/g, (_, offset) =>
    standIn(pattern.slice(0, offset).split('/').length - 1),
  );

async function drawPage(ownOrigin: string, id?: string, pattern?: string): Promise<DrawnPage> {
  const calls: string[] = [];
  // The one of this process would hold against us that nobody has given it a file.
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
  // A page that loads stays so, and tells what it would have read.
  globalThis.fetch = (input) => {
    const { url } = new Request(input);
    calls.push(url.replace(ownOrigin, '').replaceAll(standIns, (_, index) => `{${Number(index)}}`));
    return new Promise(() => {});
  };
  const handler = createStaticHandler(routes);
  const path = withStandIns(pattern ?? '/unknown');
  const context = await handler.query(new Request(ownOrigin + path));
  if (context instanceof Response) throw new Error(`${path} is a redirect`);
  const { html, style } = renderPage(
    <StrictMode>
      <PortalPage>
        <StaticRouterProvider
          context={context}
          router={createStaticRouter(handler.dataRoutes, context)}
          hydrate={false}
        />
      </PortalPage>
    </StrictMode>,
  );
  const isShell = !pattern || pattern.includes(':');
  const given = [STORAGE_KEY, DRAFT_PREFIX, isShell ? null : pattern, calls];
  return {
    id,
    pattern,
    html: html.replace(/<title>[^<]*73000[^<]*/, '<title>MedPortal').replaceAll(standIns, '\u00A0'),
    style,
    isShell,
    script: `(${String(beforeScripts)})(...${JSON.stringify(given)})`,
  };
}

/**
 * Draws every page of the portal, one after the other.
 * @param ownOrigin - Stands for the origin that the portal will be on.
 */
export async function drawPages(ownOrigin: string): Promise<DrawnPage[]> {
  const pages: DrawnPage[] = [];
  for (const { id, path } of routes.flatMap(({ children = [] }) => children)) {
    // oxlint-disable-next-line no-await-in-loop -- they share the global fetch
    pages.push(await drawPage(ownOrigin, id, path));
  }
  return [...pages, await drawPage(ownOrigin)];
}
