import type { PortalError, ProblemCode } from '@medportal/api-client';
import type { FailedView, Failure } from '@medportal/ui';
import type { DataTexts } from './texts.ts';
import type { ReadFailure } from '../messages/en.ts';

/** The texts for the server's code; undefined when it sent none, or one that this version does not know. */
function problemOf({ code, retryAfter }: PortalError, texts: DataTexts): Failure | undefined {
  const problems: Partial<Record<ProblemCode, Failure>> = texts.problems;
  const problem = code && problems[code];
  if (code !== 'too-many-calls' || retryAfter === undefined) return problem;
  return problem && { ...problem, message: texts.failures.waitSeconds({ seconds: retryAfter }) };
}

function explainWithoutCode({ kind, status = 500, serverMessage }: PortalError, t: DataTexts) {
  if (serverMessage) return serverMessage;
  switch (kind) {
    case 'http':
      if (status === 401) return t.failures.sessionEnded;
      return status >= 500 ? t.failures.ourSide : t.failures.refused;
    case 'network':
      return t.failures.unreachable;
    case 'timeout':
      return t.failures.tooSlow;
    case 'abort':
      return t.failures.cancelled;
    case 'parse':
    case 'hook':
      return t.failures.ourSide;
    case 'invalid':
      return t.failures.invalidAddress;
    default:
      return kind satisfies never;
  }
}

/** The message to show for a failed call: that of the server's code, or else the server's own, in English. */
export function explain(error: PortalError, texts: DataTexts): string {
  return problemOf(error, texts)?.message ?? explainWithoutCode(error, texts);
}

/** The title that the server gave to a failure, in the user's language if it sent a code; often undefined. */
export function titleOf(error: PortalError, texts: DataTexts): string | undefined {
  return problemOf(error, texts)?.title ?? error.title;
}

/** Whether a read failed because the name or id in the address is unknown or invalid. */
export function isUnknown({ kind, status }: PortalError): boolean {
  return kind === 'invalid' || status === 404 || status === 400;
}

export function isRefused({ status }: PortalError): boolean {
  return status === 401 || status === 403;
}

export function failedView(error: PortalError, texts: DataTexts, failure: ReadFailure): FailedView {
  const title = texts.reads[failure];
  return { status: 'failed', failure: { title, message: explain(error, texts) } };
}

/** Whether a failed write may still have been carried out: its response was lost or malformed. */
export function isOutcomeUnknown({ kind }: PortalError): boolean {
  return kind === 'network' || kind === 'timeout' || kind === 'abort' || kind === 'parse';
}
