import { PortalError, type PortalErrorDetails } from '@medportal/api-client';
import { textsIn } from '@medportal/ui/messages';
import { describe, expect, it } from 'vitest';
import { data } from '../i18n/messages/en/data.ts';
import { explain } from './errors.ts';
import { isOutcomeUnknown } from './failureKinds.ts';

const english = textsIn('en-GB', data);

const explained = (details: PortalErrorDetails) =>
  explain(new PortalError('http', 'listDoctors', details), english);

describe('explain', () => {
  it.each([
    [1, 'Wait 1 second and try again.'],
    [90, 'Wait 90 seconds and try again.'],
    [121, 'Wait 3 minutes and try again.'],
    [1800, 'Wait 30 minutes and try again.'],
    [7201, 'Wait 3 hours and try again.'],
  ])('says when to try again after %i seconds', (retryAfter, wait) => {
    expect(explained({ status: 429, code: 'too-many-calls', retryAfter })).toBe(wait);
    expect(explained({ status: 503, code: 'unavailable', retryAfter })).toBe(
      `MedPortal is not available at the moment. ${wait}`,
    );
  });

  it.each([undefined, 0])('names no time when the server sent %s', (retryAfter) => {
    expect(explained({ status: 429, code: 'too-many-calls', retryAfter })).toBe(
      'Wait a moment and try again.',
    );
    expect(explained({ status: 503, code: 'unavailable', retryAfter })).toBe(
      'MedPortal is not available at the moment. Try again shortly.',
    );
  });

  it('takes the status of a response without code and message', () => {
    expect(explained({ status: 429, retryAfter: 30 })).toBe('Wait 30 seconds and try again.');
    expect(explained({ status: 503 })).toMatch(/^MedPortal is not available/);
    expect(explained({ status: 500, retryAfter: 30 })).toMatch(/^Something went wrong on our side/);
  });

  it('prefers the message of a backend without codes', () => {
    const serverMessage = 'Closed for today.';
    expect(explained({ status: 503, serverMessage, retryAfter: 30 })).toBe(serverMessage);
  });
});

it.each([
  [{ status: 502 }, true],
  [{ status: 503 }, true],
  [{ status: 504 }, true],
  [{ status: 504, serverMessage: 'Too slow.' }, true],
  [{ status: 503, serverMessage: 'Closed for today.' }, false],
  [{ status: 500 }, false],
  [{ status: 400 }, false],
])('after a write that failed with %o, it is %s that it may be stored', (details, isUnknown) => {
  expect(isOutcomeUnknown(new PortalError('http', 'createRequest', details))).toBe(isUnknown);
});
