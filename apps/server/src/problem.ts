import type { components } from '@medportal/api-client/schema';
import { type DatabaseFault, toDatabaseFault } from './database/errors.ts';
import { numberOf } from './text-of.ts';

/** Messages by field; the path of a nested field is joined with dots. */
export type FieldErrors = Record<string, string[]>;

/** What happened, for code to compare. */
export type ProblemCode = components['schemas']['ProblemCode'];

const DEFAULTS = {
  400: {
    code: 'invalid-input',
    title: 'Check the input',
    message: 'The request could not be understood.',
  },
  401: { code: 'not-logged-in', title: 'Log in first', message: 'Log in to do this.' },
  403: { code: 'forbidden', title: 'Not allowed', message: 'Your account may not do this.' },
  404: { code: 'not-found', title: 'Not found', message: 'Nothing was found under this address.' },
  405: {
    code: 'method-not-allowed',
    title: 'Not possible',
    message: 'This address does not offer that method.',
  },
  408: {
    code: 'timeout',
    title: 'Too slow',
    message: 'The request took too long to arrive. Try again.',
  },
  409: {
    code: 'conflict',
    title: 'Already done',
    message: 'This does not fit what is stored already.',
  },
  412: {
    code: 'conflict',
    title: 'Changed meanwhile',
    message: 'What was asked for is not as it was before.',
  },
  413: {
    code: 'too-large',
    title: 'Too much data',
    message: 'The request is larger than this server accepts.',
  },
  415: {
    code: 'unsupported-media-type',
    title: 'Wrong format',
    message: 'Send the data as application/json.',
  },
  416: {
    code: 'invalid-input',
    title: 'Not that long',
    message: 'This file does not have that part.',
  },
  422: {
    code: 'key-reused',
    title: 'Key already used',
    message: 'This idempotency key belongs to another request.',
  },
  429: {
    code: 'too-many-calls',
    title: 'Too many attempts',
    message: 'Wait a moment and try again.',
  },
  431: {
    code: 'too-large',
    title: 'Too much data',
    message: 'The headers are larger than this server accepts.',
  },
  500: {
    code: 'internal-error',
    title: 'Something went wrong',
    message: 'The server could not do this. Try again later.',
  },
  503: {
    code: 'unavailable',
    title: 'Not available',
    message: 'The service is not available at the moment. Try again shortly.',
  },
} as const satisfies Record<number, { code: ProblemCode; title: string; message: string }>;

export type ProblemStatus = keyof typeof DEFAULTS;

const isProblemStatus = (status: number): status is ProblemStatus => status in DEFAULTS;

/** A failure with texts for people. Thrown anywhere, it becomes the HTTP response. */
export class Problem extends Error {
  readonly status: ProblemStatus;
  readonly code: ProblemCode;
  readonly title: string;
  readonly errors: FieldErrors | undefined;
  readonly headers: Record<string, string>;

  /**
   * @param details overrides the status's default code, texts and headers; a 503 has `retry-after` by default
   */
  constructor(
    status: ProblemStatus,
    details: {
      code?: ProblemCode;
      title?: string;
      message?: string;
      errors?: FieldErrors;
      headers?: Record<string, string>;
    } = {},
  ) {
    super(details.message ?? DEFAULTS[status].message);
    this.status = status;
    this.code = details.code ?? DEFAULTS[status].code;
    this.title = details.title ?? DEFAULTS[status].title;
    this.errors = details.errors;
    this.headers = details.headers ?? (status === 503 ? { 'retry-after': '2' } : {});
  }

  get body(): components['schemas']['Problem'] {
    const { code, title, message, errors } = this;
    return { code, title, message, ...(errors && { errors }) };
  }
}

export function invalidInput(errors: FieldErrors): Problem {
  const count = Object.keys(errors).length;
  const message =
    count === 1 ? 'One field needs another value.' : `${count} fields need another value.`;
  return new Problem(400, { message, errors });
}

export function tooManyAttempts(seconds: number): Problem {
  const [count, unit] =
    seconds < 120 ? ([seconds, 'second'] as const) : ([Math.ceil(seconds / 60), 'minute'] as const);
  const wait = `${count} ${unit}${count === 1 ? '' : 's'}`;
  return new Problem(429, {
    message: `Wait ${wait} and try again.`,
    headers: { 'retry-after': String(seconds) },
  });
}

/** Converts an error. Errors that are not known to be the caller's are a 500. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  // Checked first: a disconnected client has the same code as a disconnected database.
  const status = numberOf(error, 'statusCode');
  const fault = status === undefined ? toDatabaseFault(error) : undefined;
  if (fault) return new Problem(statusOf(fault));
  if (status === undefined || status < 400 || status >= 500) return new Problem(500);
  return new Problem(isProblemStatus(status) ? status : 400);
}

function statusOf({ kind }: DatabaseFault): ProblemStatus {
  switch (kind) {
    case 'duplicate':
      return 409;
    case 'unknown-reference':
    case 'bad-value':
      return 400;
    case 'unavailable':
      return 503;
    default:
      return kind satisfies never;
  }
}
