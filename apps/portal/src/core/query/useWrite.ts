import {
  type CallOptions,
  newIdempotencyKey,
  type OperationId,
  type PortalError,
  type PortalResult,
  type ProblemCode,
} from '@medportal/api-client';
import type { Failure, Submission } from '@medportal/ui';
import { useMutation } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { announce } from '../feedback/announcements.ts';
import { toasts } from '../feedback/toasts.ts';
import { type Attempt, loadAttempt, saveAttempt } from '../drafts/drafts.ts';
import { type DataTexts, dataTexts, useDataTexts } from '../i18n/dataTexts.ts';
import { writeTexts } from '../i18n/writeTexts.ts';
import { explain, titleOf } from '../api/errors.ts';
import { isOutcomeUnknown } from '../api/failureKinds.ts';
import { queryClient } from '../api/queryClient.ts';
import { keysAreSent } from '../api/settings.ts';

type ReadId = Extract<OperationId, `get${string}` | `list${string}`>;

/** Marking a response as seen is no write of a form, and neither is a log-out. */
type WriteId = Exclude<OperationId, ReadId | 'markResponsesSeen' | 'logOut'>;

export interface Write<Values> {
  operation: WriteId;
  /** The reads whose cached data it makes stale. */
  invalidates: readonly ReadId[];
  call: (values: Values, options: CallOptions) => Promise<PortalResult<unknown>>;
  /** How to speak of it when its outcome is unknown; absent for a write that changes nothing. */
  outcome?: 'saved' | 'sent' | 'signedUp' | 'closed';
  /** Maps the contract's field names to those of the form, where they differ. */
  fields?: Readonly<Record<string, string>>;
}

type WriteTexts = Pick<Write<never>, 'operation' | 'outcome' | 'fields'>;

function failureOf(
  error: PortalError,
  { operation, outcome }: WriteTexts,
  texts: DataTexts,
): Failure {
  const { operations, outcomeUnknown } = writeTexts();
  const { failed, button } = operations[operation];
  if (!outcome || !isOutcomeUnknown(error))
    return { title: titleOf(error, texts) ?? failed, message: explain(error, texts) };
  const { checkConnection, checkFirst, [outcome]: unknown } = outcomeUnknown;
  const next = keysAreSent ? unknown.pressAgain({ button }) : checkFirst({ button });
  const message = error.kind === 'network' ? `${checkConnection} ${next}` : next;
  return { title: unknown.title, message };
}

/** The texts for the fields that the server refused, by the form's names. */
function fieldErrorsOf(
  { code, fieldErrors = {} }: PortalError,
  { fields = {} }: WriteTexts,
  texts: DataTexts,
): Record<string, string> {
  // The fields of these are the whole problem. The reasons for others come from the server, in English.
  const isWhole =
    code === 'name-taken' ||
    code === 'name-too-similar' ||
    code === 'email-taken' ||
    code === 'wrong-password';
  const textFor = (reasons: readonly string[]) =>
    isWhole ? texts.problems[code].message : texts.failures.field({ reason: reasons.join(' ') });
  return Object.fromEntries(
    Object.entries(fieldErrors).map(([field, reasons]) => [
      fields[field] ?? field,
      textFor(reasons),
    ]),
  );
}

export function submissionOf(error: PortalError, write: WriteTexts, texts: DataTexts): Submission {
  return {
    status: 'failed',
    failure: failureOf(error, write, texts),
    fieldErrors: fieldErrorsOf(error, write, texts),
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
  /** The code of the last failure. */
  problem: ProblemCode | undefined;
  /** Sends the values. Repeats the idempotency key while the values are the same and not yet saved. */
  save: (values: Values) => void;
  reset: () => void;
}

/** Binds a write to a component. A failure appears at the form, or as a toast once the component has unmounted. */
export function useWrite<Values extends object>(
  write: Write<Values>,
  { form, onSaved, onDone }: WriteOptions<Values> = {},
): WriteHandle<Values> {
  const texts = useDataTexts();
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
      for (const read of write.invalidates)
        void queryClient.invalidateQueries({ queryKey: [read] });
      const sent = writeTexts().operations[write.operation];
      if ('done' in sent) announce(sent.done);
      setSaves((count) => count + 1);
      onSaved?.(values);
    },
    onError: (failed) => {
      // An abort means that the session has ended, which has a toast of its own.
      if (isMounted.current || failed.kind === 'abort') return;
      const { title, message } = failureOf(failed, write, dataTexts());
      toasts.error(`${title}. ${message}`);
    },
    onSettled: () => {
      isInFlight.current = false;
    },
  });

  return {
    submission:
      status === 'error'
        ? submissionOf(error, write, texts)
        : { status: status === 'pending' ? 'pending' : 'idle' },
    saves,
    problem: error?.code,
    save: (values) => {
      // A second click can arrive before React renders the pending state.
      if (isInFlight.current) return;
      isInFlight.current = true;
      mutate(values, { onSuccess: () => onDone?.(values) });
    },
    reset,
  };
}
