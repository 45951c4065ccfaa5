import type { PortalError, ProblemCode } from '@medportal/api-client';
import type { FailedView, Failure } from '@medportal/ui';
import type { DataTexts } from '../i18n/dataTexts.ts';
import type { ReadFailure } from '../i18n/messages/en/index.ts';

/** The texts for the server's code; undefined when it sent none, or one that this version does not know. */
function problemOf(code: ProblemCode | undefined, texts: DataTexts): Failure | undefined {
  const problems: Partial<Record<ProblemCode, Failure>> = texts.problems;
  return code && problems[code];
}

/** What a proxy or another backend means that sends neither a code nor a message. */
const codeOfStatus: Partial<Record<number, ProblemCode>> = {
  429: 'too-many-calls',
  503: 'unavailable',
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** When to try again, rounded up; undefined when the server did not say. */
function waitOf({ retryAfter: seconds }: PortalError, { failures: t }: DataTexts) {
  if (!seconds) return undefined;
  if (seconds < 2 * MINUTE) return t.waitSeconds({ seconds });
  if (seconds < 2 * HOUR) return t.waitMinutes({ minutes: Math.ceil(seconds / MINUTE) });
  return t.waitHours({ hours: Math.ceil(seconds / HOUR) });
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

/**
 * The message to show for a failed call: that of the server's code, or else the server's own, in English. A server that
 * is busy or closed may have said when to try again.
 */
export function explain(error: PortalError, texts: DataTexts): string {
  const { code: ownCode, serverMessage, status = 0 } = error;
  const code = ownCode ?? (serverMessage === undefined ? codeOfStatus[status] : undefined);
  const wait = waitOf(error, texts);
  if (wait !== undefined && code === 'too-many-calls') return wait;
  if (wait !== undefined && code === 'unavailable') return `${texts.failures.unavailable} ${wait}`;
  return problemOf(code, texts)?.message ?? explainWithoutCode(error, texts);
}

/** The title that the server gave to a failure, in the user's language if it sent a code; often undefined. */
export function titleOf(error: PortalError, texts: DataTexts): string | undefined {
  return problemOf(error.code, texts)?.title ?? error.title;
}

export function failedView(error: PortalError, texts: DataTexts, failure: ReadFailure): FailedView {
  const title = texts.reads[failure];
  return { status: 'failed', failure: { title, message: explain(error, texts) } };
}
