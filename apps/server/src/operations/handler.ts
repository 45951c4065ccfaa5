import type { Readable } from 'node:stream';
import type { operations } from '@medportal/api-client/schema';
import type { OperationId, SuccessStatus } from '../contract.ts';
import type { Query } from '../database/sql.ts';
import type { Account, DoctorReview } from '../repositories/accounts.ts';
import type { AuditEntry, PatientRef } from '../repositories/audits.ts';
import type { RequestLimits } from '../repositories/requests.ts';
import type { AttemptLimit } from '../security/attempt-limits.ts';
import type { UnsubscribeTokens } from '../security/link-tokens.ts';
import type { Passwords } from '../security/passwords.ts';
import type { Sessions } from '../security/sessions.ts';
import type { Subject } from './access.ts';

type Json<Media> = Media extends { content: { 'application/json': infer Body } } ? Body : undefined;
type Part<Id extends OperationId, Where extends 'path' | 'query'> = NonNullable<
  operations[Id]['parameters'][Where]
>;
// Validation fills in the contract's defaults.
type WithDefaults<Parameters> = Parameters & {
  [Name in keyof Parameters & ('pageNumber' | 'pageSize')]-?: NonNullable<Parameters[Name]>;
};

type Responses<Id extends OperationId> = operations[Id]['responses'];

export type Success<Id extends OperationId> = Json<
  Responses<Id>[keyof Responses<Id> & SuccessStatus]
>;

export interface Call<Id extends OperationId> {
  params: Part<Id, 'path'>;
  /** The query string. */
  search: WithDefaults<Part<Id, 'query'>>;
  body: Json<operations[Id]['requestBody']>;
  subject: Subject<Id>;
  ip: string;
  userAgent: string | undefined;
  query: Query;
  /**
   * Runs a write in one transaction with its audit entry and Idempotency-Key. Returns the stored
   * HTTP response without running `work` when the key was used before.
   */
  write: (work: (query: Query) => Promise<Success<Id>>) => Promise<Success<Id>>;
  /** Like `write`, for work that is a single statement: it needs no transaction. */
  writeAtOnce: Call<Id>['write'];
  /** Sets the patient in the audit entry, whose record is read or written. */
  setPatient: (patient: number | PatientRef) => void;
  /** Sets the account in the audit entry and the log, where a call has no token. */
  setAccount: (account: Account) => void;
  /** The audit entry of this call, for a statement that stores it with what it writes. */
  entry: (action: string) => AuditEntry;
  services: Services;
}

export interface Services {
  /** The version of each extension that this server has. */
  capabilities: Record<string, number>;
  sessions: Sessions;
  passwords: Passwords;
  addressFailures: AttemptLimit;
  /** Failed log-ins by account and network. */
  networkFailures: AttemptLimit;
  /** Failed log-ins by account. Only delays, since a rejection would lock the owner out. */
  accountFailures: AttemptLimit;
  /** Registrations by address: each of these limits holds. */
  registrations: readonly AttemptLimit[];
  /** Requests for an email with a link, by address. */
  linkRequests: AttemptLimit;
  /** Whether emails are sent. Without extensions, nobody can ask for one. */
  sendsMail: boolean;
  requestLimits: RequestLimits;
  /** How many days a closed account is kept. */
  retentionDays: number;
  /** What new doctors are until somebody decides. */
  reviewOfNewDoctors: DoctorReview;
  unsubscribeTokens: UnsubscribeTokens;
}

/** Answers a call: with a body that fits the contract, or with a stream of such JSON. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Success<Id> | Readable>;

export type Handlers<Ids extends OperationId> = { [Id in Ids]: Handler<Id> };
