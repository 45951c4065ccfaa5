// What a failed call means. Apart from the texts for it, so that a page without reads does not load them.
import type { PortalError } from '@medportal/api-client';

/** Whether a read failed because the name or id in the address is unknown or invalid. */
export function isUnknown({ kind, status }: PortalError): boolean {
  return kind === 'invalid' || status === 404 || status === 400;
}

export function isRefused({ status }: PortalError): boolean {
  return status === 401 || status === 403;
}

/**
 * Whether a failed write may still have been carried out: its response was lost or malformed, or a proxy answered instead
 * of the backend, which explains its own 502 and 503.
 */
export function isOutcomeUnknown({ kind, status, serverMessage }: PortalError): boolean {
  if (kind === 'http')
    return status === 504 || ((status === 502 || status === 503) && serverMessage === undefined);
  return kind === 'network' || kind === 'timeout' || kind === 'abort' || kind === 'parse';
}
