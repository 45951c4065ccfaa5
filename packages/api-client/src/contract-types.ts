import type { OperationId, operations as descriptions } from './generated/operations.ts';
import type { operations } from './generated/schema.ts';

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

/** The answer that the contract declares for the success of an operation. */
export type Answer<Id extends OperationId> = SuccessOf<operations[Id]['responses']>;

type SuccessOf<Responses> = Responses extends
  | { 200: { content: { 'application/json': infer Content } } }
  | { 202: { content: { 'application/json': infer Content } } }
  ? Content
  : never;

/** The data of a successful call. `undefined` for a keyed write that the backend confirms without a body. */
export type Output<Id extends OperationId> = Id extends KeyedOperationId
  ? Answer<Id> | undefined
  : Answer<Id>;

type Join<Name extends string, T> = T extends object ? Name | `${Name}.${Names<T>}` : Name;

/** The names of an object's fields, and of the fields of those that are objects, joined with a dot. */
type Names<T> = {
  [Key in keyof T & string]: Join<Key, NonNullable<T[Key]>>;
}[keyof T & string];

/** What the backend may reject by name: the parameters and the fields of the payload, nested ones as in `medicine.dosage`. */
export type FieldName<Id extends OperationId> = Id extends OperationId
  ?
      | Exclude<keyof Input<Id> & string, 'body'>
      | ([Body<Id>] extends [never] ? never : Names<Body<Id>>)
  : never;
