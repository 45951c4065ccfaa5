// What the error view says of something thrown, and what is done about a part of the portal that could not be loaded.
import type { FailureScreenProps } from '@medportal/ui/screens';
import { isRouteErrorResponse } from 'react-router-dom';
import { inStorage } from '../data/storage.ts';

// In the words of Chromium, Firefox and Safari.
const notFetched = /dynamically imported module|importing a module script/i;

/** Whether a module could not be loaded: the network is gone, or a new deployment has replaced it. */
export const isMissingModule = (error: unknown): boolean =>
  error instanceof Error && notFetched.test(error.message);

/** What the error view says of something that was thrown. */
export function failureOf(error: unknown): Omit<FailureScreenProps, 'links'> {
  if (isRouteErrorResponse(error)) return { status: error.status, statusText: error.statusText };
  if (!isMissingModule(error)) return error instanceof Error ? { message: error.message } : {};
  return {
    message: 'This page could not be loaded. Check your connection, then load it again.',
    onRetry: () => window.location.reload(),
  };
}

const RELOADED_KEY = 'reloadedBuild';
// The address of a built module holds a digest of its content.
const build = import.meta.url;

/** Notes that this build has been reloaded because of a missing module. */
export function noteReload(): void {
  inStorage('sessionStorage', (storage) => storage.setItem(RELOADED_KEY, build));
}

/**
 * Loads the page anew where a module of this build is missing, once for each build: after a new deployment that brings
 * the new one. Drafts survive it. Does nothing without a network, where no page would come back.
 */
export function reloadForNewBuild(): void {
  const reloaded = inStorage('sessionStorage', (storage) => storage.getItem(RELOADED_KEY));
  // Where storage is forbidden, nothing would stop it from happening over and over.
  if (!navigator.onLine || reloaded === undefined || reloaded === build) return;
  noteReload();
  window.location.reload();
}
