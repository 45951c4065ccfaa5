import type { FailureScreenProps } from '@medportal/ui/screens';
import { isRouteErrorResponse } from 'react-router-dom';
import { withStorage } from '../core/storage.ts';
import type { PageTexts } from '../core/i18n/language.ts';

// The messages of Chromium, Firefox and Safari.
const notFetched = /dynamically imported module|importing a module script/i;

/** Whether a dynamic import failed: the network is down, or a new deployment has replaced the module. */
export const isMissingModule = (error: unknown): boolean =>
  error instanceof Error && notFetched.test(error.message);

export function failureOf(error: unknown, texts: PageTexts): Omit<FailureScreenProps, 'links'> {
  if (isRouteErrorResponse(error)) return { status: error.status, statusText: error.statusText };
  if (!isMissingModule(error)) return error instanceof Error ? { message: error.message } : {};
  return {
    message: texts.failures.pageNotLoaded,
    onRetry: () => window.location.reload(),
  };
}

const RELOADED_KEY = 'reloadedBuild';
// Contains a content hash in a build.
const build = import.meta.url;

/** Records that this build has been reloaded because of a missing module. */
export function noteReload(): void {
  withStorage('sessionStorage', (storage) => storage.setItem(RELOADED_KEY, build));
}

/** Reloads the page to get a new deployment, at most once for each build. Drafts survive. Does nothing when offline. */
export function reloadForNewBuild(): void {
  const reloaded = withStorage('sessionStorage', (storage) => storage.getItem(RELOADED_KEY));
  // `undefined` means storage is blocked: without a record, the page could reload forever.
  if (!navigator.onLine || reloaded === undefined || reloaded === build) return;
  noteReload();
  window.location.reload();
}
