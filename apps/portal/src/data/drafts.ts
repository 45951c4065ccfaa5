// What was typed and not sent yet, kept by this tab of the browser so that a reload does not lose it.
import type { Draft } from '@medportal/ui';
import { useMemo } from 'react';
import { session } from '../session/session.ts';
import { inStorage } from './storage.ts';

/** With what the names of drafts begin, in the tab's storage. */
export const DRAFT_PREFIX = 'draft:';

/** Nobody sees what another typed, not even on a shared computer. */
const keyOf = (form: string) => `${DRAFT_PREFIX}${session.user()?.name ?? ''}:${form}`;

// A choice that was taken back is not the same as one that was never made: JSON has null for it.
const write = (values: object) => JSON.stringify(values, (_, value: unknown) => value ?? null);

/**
 * What was typed into a form of the logged-in user before, and where the next keystrokes go.
 * @param form - Names the form, with the id of what it is about: `request/7`.
 */
export function openDraft(form: string): Draft<object> {
  const key = keyOf(form);
  const kept: unknown = inStorage('sessionStorage', (storage) =>
    JSON.parse(storage.getItem(key) ?? 'null'),
  );
  return {
    kept: typeof kept === 'object' && kept !== null ? kept : undefined,
    onChange: (values) =>
      inStorage('sessionStorage', (storage) =>
        values ? storage.setItem(key, write(values)) : storage.removeItem(key),
      ),
  };
}

/** The draft of the form that a component shows. */
export function useDraft(form: string): Draft<object> {
  return useMemo(() => openDraft(form), [form]);
}

/** Forgets the draft of a form that was sent. */
export function clearDraft(form: string): void {
  inStorage('sessionStorage', (storage) => storage.removeItem(keyOf(form)));
}

const draftKeys = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(DRAFT_PREFIX),
  );

/** Whether there is a draft, whoever typed it. */
export function hasDrafts(): boolean {
  return inStorage('sessionStorage', (storage) => draftKeys(storage).length > 0) ?? false;
}

/** Forgets all drafts, whoever typed them. */
export function clearDrafts(): void {
  inStorage('sessionStorage', (storage) => {
    for (const key of draftKeys(storage)) storage.removeItem(key);
  });
}
