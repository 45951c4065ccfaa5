import type { Answer, Body, FieldName, Input, KeyedOperationId, Output } from './contract-types.ts';
import type { PortalError } from './errors.ts';
import type { OperationId, operations as descriptions } from './generated/operations.ts';
import type { components } from './generated/schema.ts';

export type { Answer, Body, FieldName, Input, KeyedOperationId, OperationId, Output };

/** Options of a single call. */
export interface CallOptions {
  /** Cancels the call. */
  readonly signal?: AbortSignal | undefined;
  /** Timeout in milliseconds, retries included. Default: that of the client. */
  readonly timeoutMs?: number | undefined;
  /**
   * How often to retry. Also applies to a write that carries an `Idempotency-Key`. Default: that of the client, which
   * leaves out writes unless `retryWrites` is set.
   */
  readonly retries?: number | undefined;
  /** Headers to add; they override those of the client. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The `Idempotency-Key` of a keyed write. Pass the same one when you retry after a lost answer. Default: a new one. */
  readonly idempotencyKey?: string | undefined;
}

/** The result of a successful call. */
export interface PortalSuccess<Data> {
  readonly ok: true;
  /** The parsed answer. */
  readonly data: Data;
  /** The HTTP status, 200–299. */
  readonly status: number;
  /** The HTTP response; its body has been read. */
  readonly response: Response;
  /** Returns `data`. */
  readonly orThrow: () => Data;
}

/** The result of a failed call. */
export interface PortalFailure<Id extends OperationId = OperationId> {
  readonly ok: false;
  /** Why it failed. */
  readonly error: PortalError<Id>;
  /** The HTTP response, if it arrived completely; its body has been read. */
  readonly response?: Response | undefined;
  /** Throws `error`. */
  readonly orThrow: () => never;
}

/** The result of a call: check `ok`, or let `orThrow()` return the data or throw the {@link PortalError}. */
export type PortalResult<Data, Id extends OperationId = OperationId> =
  | PortalSuccess<Data>
  | PortalFailure<Id>;

/** The client's function for an operation. The input is optional where all of it is. */
export type Call<Id extends OperationId> = (
  ...args: keyof Input<Id> extends never
    ? [input?: Record<string, never>, options?: CallOptions]
    : Partial<Input<Id>> extends Input<Id>
      ? [input?: Input<Id>, options?: CallOptions]
      : [input: Input<Id>, options?: CallOptions]
) => Promise<PortalResult<Output<Id>, Id>>;

/** The client: one function per operation of the contract. */
export type PortalClient = { readonly [Id in keyof typeof descriptions]: Call<Id> };

/** The schemas of the contract by name. */
export type Schemas = components['schemas'];
