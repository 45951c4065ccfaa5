import type { PortalError } from './errors.ts';
import type { OperationId } from './operation-id.ts';
import type { operations as descriptions } from './operations.ts';
import type { components, operations } from './schema.ts';

export type { OperationId };

/** The writes that may be repeated with the same `Idempotency-Key`. */
export type KeyedOperationId = {
  [Id in OperationId]: (typeof descriptions)[Id]['keyed'] extends true ? Id : never;
}[OperationId];

type Present<T> = Exclude<T, undefined>;

/** The parameters of one place in the request; nothing when the operation has none there. */
type Parameters<Id extends OperationId, Place extends 'path' | 'query'> = [
  Present<operations[Id]['parameters'][Place]>,
] extends [never]
  ? unknown
  : Present<operations[Id]['parameters'][Place]>;

type Payload<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Content } };
}
  ? {
      /** The payload, sent as JSON. */
      body: Content;
    }
  : unknown;

/** Everything an operation takes, in one flat object: path and query parameters by name, and `body`. */
export type Input<Id extends OperationId> = Flat<
  Parameters<Id, 'path'> & Parameters<Id, 'query'> & Payload<Id>
>;

type Flat<T> = { [Key in keyof T]: T[Key] };

/** The payload of an operation that takes one. */
export type Body<Id extends OperationId> = Input<Id> extends { body: infer B } ? B : never;

/** What the contract declares as the good answer of an operation. */
export type Answer<Id extends OperationId> =
  operations[Id]['responses'][200]['content']['application/json'];

/**
 * What a call gives when it went well. A keyed write may give nothing: backends are free to answer it without a body.
 */
export type Output<Id extends OperationId> = Id extends KeyedOperationId
  ? Answer<Id> | undefined
  : Answer<Id>;

/** Options of a single call. */
export interface CallOptions {
  /** Cancels the call. */
  readonly signal?: AbortSignal | undefined;
  /**
   * For keyed writes: the key of this attempt. Give the same one when trying again after a lost answer; a new one is made
   * up when it is left out.
   */
  readonly idempotencyKey?: string | undefined;
}

/** The outcome of a call that went well. */
export interface PortalSuccess<Data> {
  readonly ok: true;
  /** What the backend answered. */
  readonly data: Data;
  /** The HTTP status, 200–299. */
  readonly status: number;
  /** The whole answer; its body has been read. */
  readonly response: Response;
  /** Gives `data`. */
  readonly orThrow: () => Data;
}

/** The outcome of a call that failed. */
export interface PortalFailure {
  readonly ok: false;
  /** Why it failed. */
  readonly error: PortalError;
  /** The whole answer, if there was one that could be read to its end; its body has been read. */
  readonly response?: Response | undefined;
  /** Throws `error`. */
  readonly orThrow: () => never;
}

/**
 * The outcome of a call: check `ok` first. Where a failure belongs to whoever called, `orThrow()` gives the data or
 * throws the {@link PortalError}.
 */
export type PortalResult<Data> = PortalSuccess<Data> | PortalFailure;

/** One function of the client. The input is left out when there is none, and optional when all of it is. */
export type Call<Id extends OperationId> = keyof Input<Id> extends never
  ? (options?: CallOptions) => Promise<PortalResult<Output<Id>>>
  : Partial<Input<Id>> extends Input<Id>
    ? (input?: Input<Id>, options?: CallOptions) => Promise<PortalResult<Output<Id>>>
    : (input: Input<Id>, options?: CallOptions) => Promise<PortalResult<Output<Id>>>;

/** The client: one function per operation of the contract. */
export type PortalClient = { readonly [Id in keyof typeof descriptions]: Call<Id> };

/** The schemas of the contract by name. */
export type Schemas = components['schemas'];
