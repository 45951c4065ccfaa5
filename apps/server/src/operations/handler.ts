import type { operations } from '@medportal/api-client/schema';
import type { OperationId } from '../contract.ts';
import type { Query } from '../database/database.ts';
import type { AttemptLimit } from '../plugins/limits.ts';
import type { Passwords } from '../plugins/passwords.ts';
import type { Sessions } from '../plugins/sessions.ts';
import type { Subject } from '../repositories/audits.ts';
import type { Grant } from './access.ts';

type Json<Media> = Media extends { content: { 'application/json': infer Body } } ? Body : undefined;
type Part<Id extends OperationId, Where extends 'path' | 'query'> = NonNullable<
  operations[Id]['parameters'][Where]
>;
// The validation has filled in the contract's defaults.
type Filled<Parameters> = Parameters & {
  [Name in keyof Parameters & ('pageNumber' | 'pageSize')]-?: NonNullable<Parameters[Name]>;
};

/** The body of an operation's good answer. */
export type Success<Id extends OperationId> = Json<operations[Id]['responses'][200]>;

/** A call of an operation, as the contract describes it. */
export interface Call<Id extends OperationId> {
  params: Part<Id, 'path'>;
  /** The query string. */
  search: Filled<Part<Id, 'query'>>;
  body: Json<operations[Id]['requestBody']>;
  /** What the operation's access rule hands out: who calls, and what they may read. */
  grant: Grant<Id>;
  /** The address of the caller. */
  ip: string;
  /** Runs a statement of a read. */
  query: Query;
  /**
   * Runs a write: one transaction together with its audit line and its Idempotency-Key. When the
   * key has been used before, the stored answer is given and `work` is not run.
   */
  write: (work: (query: Query) => Promise<Success<Id>>) => Promise<Success<Id>>;
  /** Like `write`, for work that runs one statement and always succeeds when that does: it is faster. */
  writeAtOnce: Call<Id>['write'];
  /** Sets the subject of the audit entry: a patient's id, or what identifies the patient. */
  setSubject: (subject: number | Subject) => void;
  services: Services;
}

/** What operations need besides the database. */
export interface Services {
  sessions: Sessions;
  passwords: Passwords;
  /** Failed log-ins by address. */
  addressFailures: AttemptLimit;
  /** Failed log-ins by account and the network that they come from. */
  networkFailures: AttemptLimit;
  /** Failed log-ins by account. It delays and never refuses: anybody can guess, and lock its owner out. */
  accountFailures: AttemptLimit;
  /** Registrations by address. */
  registrations: AttemptLimit;
}

/** Carries an operation out; errors are thrown as Problems. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Success<Id>>;

/** A handler for each of some operations. */
export type Handlers<Ids extends OperationId> = { [Id in Ids]: Handler<Id> };
