// Unsent form input in `sessionStorage`, so that it survives a reload.
import type { Draft } from '@medportal/ui';
import { useMemo, useSyncExternalStore } from 'react';
import { session } from '../session/session.ts';
import { withStorage } from '../storage.ts';

export const DRAFT_PREFIX = 'draft:';

// Drafts are kept per user, for shared computers.
const keyOf = (form: string) => `${DRAFT_PREFIX}${session.user()?.name ?? ''}:${form}`;

/** Forms with unsaved changes. Kept in memory too, since storage may be blocked. */
const unsaved = new Set<string>();

const subscribers = new Set<() => void>();

function setUnsaved(form: string, isNow: boolean): void {
  if (isNow === unsaved.has(form)) return;
  if (isNow) unsaved.add(form);
  else unsaved.delete(form);
  for (const subscriber of subscribers) subscriber();
}

function subscribe(subscriber: () => void) {
  subscribers.add(subscriber);
  return () => subscribers.delete(subscriber);
}

export const isUnsaved = (form: string): boolean => unsaved.has(form);

/** Whether one of `forms` has unsaved changes. */
export const useIsUnsaved = (forms: readonly string[]): boolean =>
  useSyncExternalStore(
    subscribe,
    () => forms.some(isUnsaved),
    () => false,
  );

function read(key: string): object | undefined {
  const stored: unknown = withStorage('sessionStorage', (storage) =>
    JSON.parse(storage.getItem(key) ?? 'null'),
  );
  return typeof stored === 'object' && stored !== null ? stored : undefined;
}

// Writes undefined as null: a cleared choice must not be restored as an untouched one.
const toText = (values: object) => JSON.stringify(values, (_, value: unknown) => value ?? null);

function write(key: string, values: object | undefined): void {
  withStorage('sessionStorage', (storage) =>
    values ? storage.setItem(key, toText(values)) : storage.removeItem(key),
  );
}

/**
 * The current user's draft of a form.
 * @param form - The name of the form, with an id where there are several: `request/7`.
 */
export function openDraft(form: string): Draft<object> {
  const key = keyOf(form);
  return {
    // A getter, since a form may mount more than once on the same page.
    get kept() {
      return read(key);
    },
    onChange: (values) => {
      setUnsaved(form, values !== undefined);
      write(key, values);
    },
  };
}

export function useDraft(form: string): Draft<object> {
  return useMemo(() => openDraft(form), [form]);
}

/** A write with an unknown outcome. Repeating its body under its key is safe. */
export interface Attempt {
  body: string;
  idempotencyKey: string;
}

const attemptKeyOf = (form: string) => `${keyOf(form)}:attempt`;

/** The form's last attempt if its outcome is unknown, also across reloads. */
export function loadAttempt(form: string): Attempt | undefined {
  const stored = read(attemptKeyOf(form));
  if (!stored || !('body' in stored) || !('idempotencyKey' in stored)) return undefined;
  return { body: String(stored.body), idempotencyKey: String(stored.idempotencyKey) };
}

/** Stores an attempt until its outcome is known; `undefined` removes it. */
export function saveAttempt(form: string, attempt: Attempt | undefined): void {
  write(attemptKeyOf(form), attempt);
}

export function clearDraft(form: string): void {
  setUnsaved(form, false);
  write(keyOf(form), undefined);
  saveAttempt(form, undefined);
}

const draftKeys = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(DRAFT_PREFIX),
  );

/** Whether any user has a draft in this tab. */
export function hasDrafts(): boolean {
  return withStorage('sessionStorage', (storage) => draftKeys(storage).length > 0) ?? false;
}

export function clearDrafts(): void {
  for (const form of unsaved) setUnsaved(form, false);
  withStorage('sessionStorage', (storage) => {
    for (const key of draftKeys(storage)) storage.removeItem(key);
  });
}
