// Writes of the contract as mutations. Resources say what they call; forms submit them.
import {
  type CallOptions,
  newIdempotencyKey,
  type PortalError,
  type PortalResult,
} from '@medportal/api-client';
import type { Failure, Submission } from '@medportal/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { announce } from '../app/announcements.ts';
import { toasts } from '../app/toasts.ts';
import { type Attempt, keepAttempt, keptAttempt } from './drafts.ts';
import { explain, isOutcomeUnknown } from './errors.ts';
import { queryClient } from './queryClient.ts';
import { refreshes, type WriteId } from './refreshes.ts';
import { keysAreSent } from './settings.ts';

/** A write of the contract. */
export interface Write<Values> {
  operation: WriteId;
  /** Makes the call. */
  call: (values: Values, options: CallOptions) => Promise<PortalResult<unknown>>;
  /** What was not done when it fails: 'Your clinic could not be saved'. */
  failure: string;
  /** What the reader can do when no answer came; absent for a write that changes nothing. */
  again?: {
    /** The button to press once more. */
    button: string;
    /** Completes 'We could not tell whether …'. */
    outcome: string;
    /** What the second press does not do. */
    promise: string;
  };
  /** What is announced when it is done: 'Clinic saved'. */
  done?: string;
  /** The form's names of the contract's fields that are spelled otherwise. */
  fields?: Readonly<Record<string, string>>;
}

/** What the second press does not do with something that is saved. */
export const saved = (button: string): NonNullable<Write<unknown>['again']> => ({
  button,
  outcome: 'it was saved',
  promise: 'it will not be saved twice',
});

/** A failed write, in words for its form. */
function failureOf<Values>(error: PortalError, { failure, again }: Write<Values>): Failure {
  if (!again || !isOutcomeUnknown(error))
    return { title: error.title ?? failure, message: explain(error) };
  const { button, outcome, promise } = again;
  const connection = error.kind === 'network' ? 'Check your connection. ' : '';
  const next = keysAreSent
    ? `Press ${button} again: ${promise}.`
    : `Look whether it is there before you press ${button} again.`;
  return { title: `We could not tell whether ${outcome}`, message: connection + next };
}

/** What a form is told of its failed write. */
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

/** What a component does with its write. */
export interface WriteOptions<Values> {
  /** The draft of the form: a try whose outcome is unknown is remembered beside it. */
  form?: string;
  /** Called after each save, also when the page has been left meanwhile. */
  onSaved?: (values: Values) => void;
  /** Called after a save while the page is still there, to go on to another. */
  onDone?: (values: Values) => void;
}

/** A write as a component uses it. */
export interface WriteHandle<Values> {
  submission: Submission<Extract<keyof Values, string>>;
  /** How many saves were completed. */
  saves: number;
  /** Saves. The same values go out under the same key until they are saved, so that they are saved once. */
  save: (values: Values) => void;
  /** Forgets the last failure. */
  reset: () => void;
}

/** Binds a write to a component. Its failure is the form's; one that comes when the form is gone is a toast. */
export function useWrite<Values extends object>(
  write: Write<Values>,
  { form, onSaved, onDone }: WriteOptions<Values> = {},
): WriteHandle<Values> {
  const [saves, setSaves] = useState(0);
  const attempt = useRef<Attempt>(undefined);
  const isInFlight = useRef(false);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const remember = (next: Attempt | undefined) => {
    attempt.current = next;
    if (form !== undefined) keepAttempt(form, next);
  };

  const keyOf = (values: Values): string => {
    const body = JSON.stringify(values);
    const last = attempt.current ?? (form === undefined ? undefined : keptAttempt(form));
    const next = last?.body === body ? last : { body, idempotencyKey: newIdempotencyKey() };
    remember(next);
    return next.idempotencyKey;
  };

  const { status, error, mutate, reset } = useMutation({
    mutationFn: async (values: Values) =>
      (await write.call(values, { idempotencyKey: keyOf(values) })).orThrow(),
    onSuccess: (_, values) => {
      remember(undefined);
      // Those on the screen now, the others when they are shown.
      for (const read of refreshes[write.operation])
        void queryClient.invalidateQueries({ queryKey: [read] });
      if (write.done !== undefined) announce(write.done);
      setSaves((count) => count + 1);
      onSaved?.(values);
    },
    onError: (failed) => {
      // Calls are cancelled when the session of whoever made them ends, and the page says that it has.
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
      // Until React has rendered that it is pending, a second press would come through.
      if (isInFlight.current) return;
      isInFlight.current = true;
      mutate(values, { onSuccess: () => onDone?.(values) });
    },
    reset,
  };
}
