// What was entered and not sent yet, kept by this tab of the browser so that a reload does not lose it.
import type { Draft } from '@medportal/ui';
import { useMemo } from 'react';
import { session } from '../session/session.ts';
import { inStorage } from './storage.ts';

/** How the names of drafts begin in the tab's storage. */
export const DRAFT_PREFIX = 'draft:';

/** Nobody sees what another entered, not even on a shared computer. */
const keyOf = (form: string) => `${DRAFT_PREFIX}${session.user()?.name ?? ''}:${form}`;

/** The forms of the page that hold something unsaved, also where the browser forbids storage. */
const unsaved = new Set<string>();

/** Whether a form holds something that leaving its page would lose. */
export const isUnsaved = (form: string): boolean => unsaved.has(form);

/** Reads a kept object; undefined where there is none. */
function read(key: string): object | undefined {
  const kept: unknown = inStorage('sessionStorage', (storage) =>
    JSON.parse(storage.getItem(key) ?? 'null'),
  );
  return typeof kept === 'object' && kept !== null ? kept : undefined;
}

// A choice that was taken back differs from one that was never made: JSON has null for it.
const toText = (values: object) => JSON.stringify(values, (_, value: unknown) => value ?? null);

function write(key: string, values: object | undefined): void {
  inStorage('sessionStorage', (storage) =>
    values ? storage.setItem(key, toText(values)) : storage.removeItem(key),
  );
}

/**
 * What was entered into a form of the logged-in user before, and where the next keystrokes go.
 * @param form - Names the form, with the id of what it is about: `request/7`.
 */
export function openDraft(form: string): Draft<object> {
  const key = keyOf(form);
  return {
    // Read when it is asked for: a form may come and go while its page stays.
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

/** The draft of the form that a component shows. */
export function useDraft(form: string): Draft<object> {
  return useMemo(() => openDraft(form), [form]);
}

/** A write that was tried, and the key that makes another try of the same safe. */
export interface Attempt {
  /** What was sent, as text. */
  body: string;
  idempotencyKey: string;
}

const attemptKeyOf = (form: string) => `${keyOf(form)}:attempt`;

/** The last try to send a form whose outcome is unknown, also from before a reload. */
export function keptAttempt(form: string): Attempt | undefined {
  const kept = read(attemptKeyOf(form));
  if (!kept || !('body' in kept) || !('idempotencyKey' in kept)) return undefined;
  return { body: String(kept.body), idempotencyKey: String(kept.idempotencyKey) };
}

/** Keeps a try to send a form until its outcome is known. */
export function keepAttempt(form: string, attempt: Attempt | undefined): void {
  write(attemptKeyOf(form), attempt);
}

/** Forgets what was entered into a form that was sent or given up. */
export function clearDraft(form: string): void {
  unsaved.delete(form);
  write(keyOf(form), undefined);
  keepAttempt(form, undefined);
}

const draftKeys = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(DRAFT_PREFIX),
  );

/** Whether there is a draft, whoever entered it. */
export function hasDrafts(): boolean {
  return inStorage('sessionStorage', (storage) => draftKeys(storage).length > 0) ?? false;
}

/** Forgets all drafts, whoever entered them. */
export function clearDrafts(): void {
  unsaved.clear();
  inStorage('sessionStorage', (storage) => {
    for (const key of draftKeys(storage)) storage.removeItem(key);
  });
}
