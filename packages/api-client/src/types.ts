import type { PortalError } from './errors.ts';
import type { OperationId } from './operation-id.ts';
import type { operations as descriptions } from './operations.ts';
import type { components, operations } from './schema.ts';

export type { OperationId };

/** The writes that take an `Idempotency-Key`. */
export type KeyedOperationId = {
  [Id in OperationId]: (typeof descriptions)[Id]['keyed'] extends true ? Id : never;
}[OperationId];

type Present<T> = Exclude<T, undefined>;

type Parameters<Id extends OperationId, Location extends 'path' | 'query'> = [
  Present<operations[Id]['parameters'][Location]>,
] extends [never]
  ? unknown
  : Present<operations[Id]['parameters'][Location]>;

type Payload<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Content } };
}
  ? {
      /** The payload, sent as JSON. */
      body: Content;
    }
  : unknown;

/** The input of an operation as one flat object: path and query parameters by name, and `body`. */
export type Input<Id extends OperationId> = Flat<
  Parameters<Id, 'path'> & Parameters<Id, 'query'> & Payload<Id>
>;

type Flat<T> = { [Key in keyof T]: T[Key] };

/** The payload of an operation; `never` when it takes none. */
export type Body<Id extends OperationId> = Input<Id> extends { body: infer B } ? B : never;

/** The 200 answer that the contract declares for an operation. */
export type Answer<Id extends OperationId> =
  operations[Id]['responses'][200]['content']['application/json'];

/** The data of a successful call. `undefined` for a keyed write that the backend confirms without a body. */
export type Output<Id extends OperationId> = Id extends KeyedOperationId
  ? Answer<Id> | undefined
  : Answer<Id>;

/** Options of a single call. */
export interface CallOptions {
  /** Cancels the call. */
  readonly signal?: AbortSignal | undefined;
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
export interface PortalFailure {
  readonly ok: false;
  /** Why it failed. */
  readonly error: PortalError;
  /** The HTTP response, if it arrived completely; its body has been read. */
  readonly response?: Response | undefined;
  /** Throws `error`. */
  readonly orThrow: () => never;
}

/** The result of a call: check `ok`, or let `orThrow()` return the data or throw the {@link PortalError}. */
export type PortalResult<Data> = PortalSuccess<Data> | PortalFailure;

/** The client's function for an operation. An operation without input takes only options. */
export type Call<Id extends OperationId> = keyof Input<Id> extends never
  ? (options?: CallOptions) => Promise<PortalResult<Output<Id>>>
  : Partial<Input<Id>> extends Input<Id>
    ? (input?: Input<Id>, options?: CallOptions) => Promise<PortalResult<Output<Id>>>
    : (input: Input<Id>, options?: CallOptions) => Promise<PortalResult<Output<Id>>>;

/** The client: one function per operation of the contract. */
export type PortalClient = { readonly [Id in keyof typeof descriptions]: Call<Id> };

/** The schemas of the contract by name. */
export type Schemas = components['schemas'];
