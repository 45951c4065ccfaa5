import {
  type CallOptions,
  newIdempotencyKey,
  type PortalError,
  type PortalResult,
} from '@medportal/api-client';
import type { Failure, Submission } from '@medportal/ui';
import { useMutation } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { announce } from '../app/announcements.ts';
import { toasts } from '../app/toasts.ts';
import { type Attempt, loadAttempt, saveAttempt } from './drafts.ts';
import { explain, isOutcomeUnknown } from './errors.ts';
import { queryClient } from './queryClient.ts';
import { refreshes, type WriteId } from './refreshes.ts';
import { keysAreSent } from './settings.ts';

export interface Write<Values> {
  operation: WriteId;
  call: (values: Values, options: CallOptions) => Promise<PortalResult<unknown>>;
  /** The title when it fails: 'Your clinic could not be saved'. */
  failure: string;
  /** Texts for an unknown outcome; absent for a write that changes nothing. */
  retry?: {
    button: string;
    /** Completes 'We could not tell whether …'. */
    outcome: string;
    /** Completes 'Press … again: …': 'it will not be saved twice'. */
    promise: string;
  };
  /** Announced to screen readers on success: 'Clinic saved'. */
  done?: string;
  /** Maps the contract's field names to those of the form, where they differ. */
  fields?: Readonly<Record<string, string>>;
}

export const saved = (button: string): NonNullable<Write<unknown>['retry']> => ({
  button,
  outcome: 'it was saved',
  promise: 'it will not be saved twice',
});

function failureOf<Values>(error: PortalError, { failure, retry }: Write<Values>): Failure {
  if (!retry || !isOutcomeUnknown(error))
    return { title: error.title ?? failure, message: explain(error) };
  const { button, outcome, promise } = retry;
  const connection = error.kind === 'network' ? 'Check your connection. ' : '';
  const next = keysAreSent
    ? `Press ${button} again: ${promise}.`
    : `Check whether it is there before you press ${button} again.`;
  return { title: `We could not tell whether ${outcome}`, message: connection + next };
}

export function submissionOf<Values>(error: PortalError, write: Write<Values>): Submission {
  const { fields = {} } = write;
  const fieldErrors = Object.entries(error.fieldErrors ?? {}).map(([field, texts]) => [
    fields[field] ?? field,
    texts.join(' '),
  ]);
  return {
    status: 'failed',
    failure: failureOf(error, write),
    fieldErrors: Object.fromEntries(fieldErrors),
  };
}

export interface WriteOptions<Values> {
  /** The name of the form's draft. An attempt with an unknown outcome is stored with it, to survive a reload. */
  form?: string;
  /** Called after each save, even after the component has unmounted. */
  onSaved?: (values: Values) => void;
  /** Called after a save while the component is still mounted, for example to navigate. */
  onDone?: (values: Values) => void;
}

export interface WriteHandle<Values> {
  submission: Submission<Extract<keyof Values, string>>;
  saves: number;
  /** Sends the values. Repeats the idempotency key while the values are the same and not yet saved. */
  save: (values: Values) => void;
  reset: () => void;
}

/** Binds a write to a component. A failure appears at the form, or as a toast once the component has unmounted. */
export function useWrite<Values extends object>(
  write: Write<Values>,
  { form, onSaved, onDone }: WriteOptions<Values> = {},
): WriteHandle<Values> {
  const [saves, setSaves] = useState(0);
  const attempt = useRef<Attempt>(undefined);
  const isInFlight = useRef(false);
  const isMounted = useRef(true);
  // In the commit that removes the form: an effect would leave a moment in which a failure appears nowhere.
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const remember = (next: Attempt | undefined) => {
    attempt.current = next;
    if (form !== undefined) saveAttempt(form, next);
  };

  const idempotencyKeyFor = (values: Values): string => {
    const body = JSON.stringify(values);
    const last = attempt.current ?? (form === undefined ? undefined : loadAttempt(form));
    const next = last?.body === body ? last : { body, idempotencyKey: newIdempotencyKey() };
    remember(next);
    return next.idempotencyKey;
  };

  const { status, error, mutate, reset } = useMutation({
    mutationFn: async (values: Values) =>
      (await write.call(values, { idempotencyKey: idempotencyKeyFor(values) })).orThrow(),
    onSuccess: (_, values) => {
      remember(undefined);
      for (const read of refreshes[write.operation])
        void queryClient.invalidateQueries({ queryKey: [read] });
      if (write.done !== undefined) announce(write.done);
      setSaves((count) => count + 1);
      onSaved?.(values);
    },
    onError: (failed) => {
      // An abort means that the session has ended, which has a toast of its own.
      if (isMounted.current || failed.kind === 'abort') return;
      const { title, message } = failureOf(failed, write);
      toasts.error(`${title}. ${message}`);
    },
    onSettled: () => {
      isInFlight.current = false;
    },
  });

  return {
    submission:
      status === 'error'
        ? submissionOf(error, write)
        : { status: status === 'pending' ? 'pending' : 'idle' },
    saves,
    save: (values) => {
      // A second click can arrive before React renders the pending state.
      if (isInFlight.current) return;
      isInFlight.current = true;
      mutate(values, { onSuccess: () => onDone?.(values) });
    },
    reset,
  };
}
