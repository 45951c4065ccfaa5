// How a page writes: one typed record of writes becomes the route's action and the hooks that submit to it.
import { newIdempotencyKey } from '@medportal/api-client';
import type { Draft, Editor, Failure, Submission } from '@medportal/ui';
import { startTransition, useEffect, useId, useRef, useState } from 'react';
import { data, useFetcher, type ActionFunctionArgs } from 'react-router-dom';
import { clearDraft, openDraft } from './data/drafts.ts';

/** What became of a write. `at` tells one completed save from the next. */
export type WriteResult =
  | { status: 'saved'; at: number }
  | { status: 'failed'; failure: Failure; fieldErrors?: Record<string, string> };

/** What a write may need besides its values. */
export interface WriteContext {
  params: ActionFunctionArgs['params'];
  request: Request;
  /** The same for every attempt at the same values, so that a repeated one is not carried out twice. */
  idempotencyKey: string;
}

type Write<Values> = (values: Values, context: WriteContext) => Promise<WriteResult | Response>;

/** A write as a component uses it. */
export interface WriteHandle<Values> {
  submission: Submission<Extract<keyof Values, string>>;
  /** Differs after every completed save; 0 before the first. */
  saves: number;
  save: (values: Values) => void;
}

/**
 * Binds the writes of a route: `action` for the router, `useWrite` to submit one of them by name, `useEditor` for an
 * overlay that submits one. Values travel between the two as JSON; both ends are typed by the same record.
 */
export function createWrites<Values extends Record<string, object>>(writes: {
  [Name in keyof Values]: Write<Values[Name]>;
}) {
  async function action({ request, params }: ActionFunctionArgs) {
    const { name, values, idempotencyKey } = await request.json();
    const result = await writes[name]!(values, { params, request, idempotencyKey });
    // The status tells the router that nothing was written, so that it need not load the page again.
    return result instanceof Response || result.status === 'saved'
      ? result
      : data(result, { status: 400 });
  }

  function useWrite<Name extends Extract<keyof Values, string>>(
    name: Name,
    key?: string,
  ): WriteHandle<Values[Name]> {
    const ownKey = useId();
    const fetcher = useFetcher<WriteResult>({ key: key ?? ownKey });
    const inFlight = useRef(false);
    const attempt = useRef({ body: '', idempotencyKey: '' });

    const save = (values: Values[Name]) => {
      if (inFlight.current) return;
      inFlight.current = true;
      const body = JSON.stringify(values);
      if (attempt.current.body !== body || fetcher.data?.status === 'saved')
        attempt.current = { body, idempotencyKey: newIdempotencyKey() };
      const { idempotencyKey } = attempt.current;
      void fetcher
        .submit(JSON.stringify({ name, values, idempotencyKey }), {
          method: 'post',
          encType: 'application/json',
        })
        .finally(() => {
          inFlight.current = false;
        });
    };

    return {
      submission: toSubmission(fetcher.state, fetcher.data),
      saves: fetcher.data?.status === 'saved' ? fetcher.data.at : 0,
      save,
    };
  }

  function useEditor<Name extends Extract<keyof Values, string>>(name: Name): Editor<Values[Name]> {
    const id = useId();
    const [opening, setOpening] = useState<{ count: number; draft: Draft<object> }>();
    const count = useRef(0);
    // Each opening has a fetcher of its own: an earlier save or failure says nothing about this one.
    const { submission, saves, save } = useWrite(name, `${id}${opening?.count}`);
    const isSaved = saves > 0 && submission.status === 'idle';
    useEffect(() => {
      if (isSaved) clearDraft(name);
    }, [isSaved, name]);
    return {
      open: opening !== undefined && !isSaved,
      submission,
      draft: opening?.draft,
      // A form takes a slow phone a moment, and the button should not look dead meanwhile.
      onOpen: () =>
        startTransition(() => setOpening({ count: (count.current += 1), draft: openDraft(name) })),
      onCancel: () => {
        clearDraft(name);
        setOpening(undefined);
      },
      onSave: save,
    };
  }

  return { action, useWrite, useEditor };
}

function toSubmission(
  state: 'idle' | 'loading' | 'submitting',
  result: WriteResult | undefined,
): Submission {
  if (state !== 'idle') return { status: 'pending' };
  if (result?.status !== 'failed') return { status: 'idle' };
  const { failure, fieldErrors } = result;
  return { status: 'failed', failure, fieldErrors };
}
