import type { ProblemCode } from '@medportal/api-client';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useWrite, type Write, type WriteOptions } from '../query/useWrite.ts';

type LinkView<Submission> =
  | { status: 'ready'; submission: Submission }
  | { status: 'done' }
  | { status: 'invalid-link' };

/**
 * Binds a write to the link from an email that opened the page. Its token is in the fragment of the address, and is kept when
 * the skip link replaces that.
 * @param invalid - The code of the server for a link that is used or too old.
 */
export function useLink<Values extends object>(
  write: Write<Values & { token: string }>,
  invalid: ProblemCode,
  options?: WriteOptions<Values & { token: string }>,
) {
  const { hash } = useLocation();
  const [token] = useState(hash.slice(1));
  const { submission, saves, problem, save } = useWrite(write, options);
  const view = (): LinkView<typeof submission> => {
    if (saves > 0) return { status: 'done' };
    if (token === '' || problem === invalid) return { status: 'invalid-link' };
    return { status: 'ready', submission };
  };
  return { view: view(), save: (values: Values) => save({ ...values, token }) };
}
