import type { Config } from '../config.ts';
import type { OperationId, Security } from '../contract.ts';
import { Problem } from '../problem.ts';
import type { Account, Role } from '../repositories/accounts.ts';
import type { Reader } from '../repositories/patients.ts';
import type { Party } from '../repositories/requests.ts';
import type { SessionAccount } from '../repositories/sessions.ts';

/**
 * Who may call each operation. `authorize` checks the role; the SQL of the repositories
 * restricts the rows to those of the subject.
 */
export const ACCESS = {
  login: 'public',
  logOut: 'own-account',
  registerDoctor: 'public',
  registerPatient: 'public',
  listSpecializations: 'public',
  listDoctorsBySpecialization: 'public',
  listDoctors: 'public',
  getDoctor: 'doctor-profile',
  updateClinic: 'doctor',
  updateDoctorProfile: 'doctor',
  listDoctorRequests: 'doctor',
  getPatient: 'record-reader',
  updatePatientProfile: 'patient',
  addBloodPressure: 'patient',
  addBloodSugar: 'patient',
  listBloodPressures: 'record-reader',
  listBloodSugars: 'record-reader',
  listPatientRequests: 'patient',
  listAccessLog: 'patient',
  listMedicines: 'record-reader',
  listChronicDiseases: 'record-reader',
  listAllergies: 'record-reader',
  createRequest: 'patient',
  getRequest: 'party-of-request',
  createResponse: 'doctor-of-request',
  declineRequests: 'doctor-of-request',
  getCapabilities: 'public',
  getInbox: 'account',
  markResponsesSeen: 'patient-of-request',
  listInboxRequests: 'doctor',
  listGrants: 'patient',
  shareRecord: 'patient',
  stopSharing: 'patient',
  listPatients: 'doctor-overview',
  getAccount: 'account',
  getAccountData: 'own-data',
  updateContact: 'own-account',
  changeEmail: 'own-account',
  closeAccount: 'own-account',
  confirmEmail: 'public',
  updateNotices: 'patient',
  unsubscribe: 'public',
  changePassword: 'own-account',
  listSessions: 'account',
  listLogIns: 'account',
  endOtherSessions: 'own-account',
  endSession: 'own-session',
  requestPasswordReset: 'public',
  resetPassword: 'public',
} as const satisfies Record<OperationId, Rule>;

/** The operations that open a record. */
export const RECORD_READS = Object.entries(ACCESS).flatMap(([id, rule]) =>
  rule === 'record-reader' ? [id] : [],
);

/** The subject of a call under each rule: whose data the operation is about, or who reads it. */
export interface Subjects {
  /** Everyone; a token is ignored. */
  public: undefined;
  /** Everyone, for an approved doctor; a doctor also for their own. */
  'doctor-profile': SessionAccount | undefined;
  /** Anybody with an account, for their own data. */
  account: SessionAccount;
  /** Anybody with an account, for everything that is stored about it. */
  'own-data': SessionAccount;
  /** Anybody with an account, to change it. */
  'own-account': SessionAccount;
  /** The account of the session. */
  'own-session': SessionAccount;
  /** A patient, for their own data. */
  patient: Account;
  /** A doctor, for their own data. */
  doctor: Account;
  /** A doctor, for who shares what with them. */
  'doctor-overview': Account;
  /** The patient and the doctors with whom they share the section; everyone when records are open. */
  'record-reader': Reader;
  /** The patient or the doctor of the request, with their own role in the path. */
  'party-of-request': Party;
  'doctor-of-request': Account;
  'patient-of-request': Account;
}

export type Rule = keyof Subjects;

export type Subject<Id extends OperationId> = Subjects[(typeof ACCESS)[Id]];

/** The security that the contract must declare for operations of each rule. */
export const SECURITY_OF: Record<Rule, Security> = {
  public: 'none',
  'doctor-profile': 'optional',
  account: 'required',
  'own-data': 'required',
  'own-account': 'required',
  'own-session': 'required',
  patient: 'required',
  doctor: 'required',
  'doctor-overview': 'required',
  'record-reader': 'optional',
  'party-of-request': 'required',
  'doctor-of-request': 'required',
  'patient-of-request': 'required',
};

/** Whether a read under each rule is a read of a record, which the audit and the patient's access log show. */
export const READS_RECORD: Record<Rule, boolean> = {
  public: false,
  'doctor-profile': false,
  // What waits or is new, before anybody opens it.
  account: false,
  'doctor-overview': false,
  'own-data': true,
  'own-account': false,
  'own-session': false,
  patient: true,
  doctor: true,
  'record-reader': true,
  'party-of-request': true,
  'doctor-of-request': true,
  'patient-of-request': true,
};

export interface Caller {
  /** Undefined without a valid token. */
  account: SessionAccount | undefined;
  pathRole: string | undefined;
}

/**
 * @throws Problem 401 without an account, 403 for the wrong role, 404 when the path has another role
 */
export function authorize(
  rule: Rule,
  { account, pathRole }: Caller,
  recordsAccess: Config['recordsAccess'],
): Subjects[Rule] {
  switch (rule) {
    case 'public':
      return undefined;
    case 'doctor-profile':
      return account;
    case 'account':
    case 'own-data':
    case 'own-account':
    case 'own-session':
      return requireAccount(account);
    case 'patient':
    case 'patient-of-request':
      return requireRole(account, 'Patient');
    case 'doctor':
    case 'doctor-overview':
    case 'doctor-of-request':
      return requireRole(account, 'Doctor');
    case 'record-reader':
      if (recordsAccess === 'spec') return { access: 'open' };
      return { access: 'account', accountId: requireAccount(account).id };
    case 'party-of-request': {
      const { id, role } = requireAccount(account);
      if (pathRole?.toLowerCase() !== role.toLowerCase()) throw new Problem(404);
      return { party: role, accountId: id };
    }
    default:
      return rule satisfies never;
  }
}

function requireAccount(account: SessionAccount | undefined): SessionAccount {
  if (account) return account;
  throw new Problem(401, { headers: { 'www-authenticate': 'Bearer' } });
}

function requireRole(account: SessionAccount | undefined, role: Role): Account {
  const caller = requireAccount(account);
  if (caller.role === role) return caller;
  throw new Problem(403, { message: `Only a ${role.toLowerCase()} can do this.` });
}

/** Rules with a 404 that can hide an existing record or request. */
const hidingRules: ReadonlySet<Rule> = new Set([
  'record-reader',
  'party-of-request',
  'doctor-of-request',
  'patient-of-request',
]);

export const isDenial = (rule: Rule, { status }: Problem) =>
  status === 401 || status === 403 || (status === 404 && hidingRules.has(rule));
