import type { PortalError } from '@medportal/api-client';
import type { FailedView } from '@medportal/ui';

const unreachable = 'MedPortal could not be reached. Check your connection and try again.';

/** The message to show for a failed call; the server's own when it sent one. */
export function explain({ kind, status = 500, serverMessage }: PortalError): string {
  if (serverMessage) return serverMessage;
  switch (kind) {
    case 'http':
      if (status === 401) return 'Your session has ended. Log in again, then try once more.';
      return status >= 500
        ? 'Something went wrong on our side. Try again in a moment.'
        : 'We could not accept this. Check what you entered and try again.';
    case 'network':
      return unreachable;
    case 'timeout':
      return 'This is taking too long. Try again in a moment.';
    case 'abort':
      return 'This was cancelled. Try again.';
    case 'parse':
    case 'hook':
      return 'Something went wrong on our side. Try again in a moment.';
    case 'invalid':
      return 'This address is not valid.';
    default:
      return kind satisfies never;
  }
}

/** Whether a read failed because the name or id in the address is unknown or invalid. */
export function isUnknown({ kind, status }: PortalError): boolean {
  return kind === 'invalid' || status === 404 || status === 400;
}

export function isRefused({ status }: PortalError): boolean {
  return status === 401 || status === 403;
}

export function failedView(error: PortalError, title: string): FailedView {
  return { status: 'failed', failure: { title, message: explain(error) } };
}

/** Whether a failed write may still have been carried out: its response was lost or malformed. */
export function isOutcomeUnknown({ kind }: PortalError): boolean {
  return kind === 'network' || kind === 'timeout' || kind === 'abort' || kind === 'parse';
}
