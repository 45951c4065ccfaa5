// Unsent form input in `sessionStorage`, so that it survives a reload.
import type { Draft } from '@medportal/ui';
import { useMemo } from 'react';
import { session } from '../session/session.ts';
import { withStorage } from './storage.ts';

export const DRAFT_PREFIX = 'draft:';

// Drafts are kept per user, for shared computers.
const keyOf = (form: string) => `${DRAFT_PREFIX}${session.user()?.name ?? ''}:${form}`;

/** Forms with unsaved changes. Kept in memory too, since storage may be blocked. */
const unsaved = new Set<string>();

export const isUnsaved = (form: string): boolean => unsaved.has(form);

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
      if (values) unsaved.add(form);
      else unsaved.delete(form);
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
  unsaved.delete(form);
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
  unsaved.clear();
  withStorage('sessionStorage', (storage) => {
    for (const key of draftKeys(storage)) storage.removeItem(key);
  });
}
