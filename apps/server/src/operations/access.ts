import type { Config } from '../config.ts';
import type { OperationId, Security } from '../contract.ts';
import { Problem } from '../plugins/errors.ts';
import type { Account, Role } from '../repositories/accounts.ts';
import type { Reader } from '../repositories/patients.ts';
import type { Party } from '../repositories/requests.ts';

/**
 * Who may call each operation: the whole of it. The role is checked here; whose rows it is about is
 * checked by the repositories' SQL, by the account that the rule hands to the operation.
 */
export const ACCESS = {
  login: 'public',
  registerDoctor: 'public',
  registerPatient: 'public',
  listSpecializations: 'public',
  listDoctorsBySpecialization: 'public',
  listDoctors: 'public',
  getDoctor: 'public',
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
} as const satisfies Record<OperationId, Rule>;

/** What each rule hands to the operation. */
export interface Grants {
  /** Everybody; a token is not looked at. */
  public: undefined;
  /** A patient, for what is their own. */
  patient: Account;
  /** A doctor, for what is their own. */
  doctor: Account;
  /** The patient of the record and the doctors they wrote to; everybody when records are open. */
  'record-reader': Reader;
  /** The patient or the doctor of the request, under their own role in the path. */
  'party-of-request': Party;
  /** The doctor whom the request was sent to. */
  'doctor-of-request': Account;
}

/** A rule of who may call an operation. */
export type Rule = keyof Grants;

/** What an operation is handed when its rule is met. */
export type Grant<Id extends OperationId> = Grants[(typeof ACCESS)[Id]];

/** The security that the contract must give an operation of each rule. */
export const SECURITY_OF: Record<Rule, Security> = {
  public: 'none',
  patient: 'required',
  doctor: 'required',
  'record-reader': 'optional',
  'party-of-request': 'required',
  'doctor-of-request': 'required',
};

/** A call as far as access is concerned. */
export interface Caller {
  /** Whoever the token belongs to; undefined without a valid token. */
  account: Account | undefined;
  /** The role in the path, if the path has one. */
  pathRole: string | undefined;
}

/**
 * Checks a rule.
 * @returns what the operation may work with
 * @throws Problem 401 without an account, 403 for the wrong role, 404 for somebody else's path
 */
export function grant(
  rule: Rule,
  { account, pathRole }: Caller,
  recordsAccess: Config['recordsAccess'],
): Grants[Rule] {
  switch (rule) {
    case 'public':
      return undefined;
    case 'patient':
      return withRole(account, 'Patient');
    case 'doctor':
    case 'doctor-of-request':
      return withRole(account, 'Doctor');
    case 'record-reader':
      if (recordsAccess === 'spec') return { access: 'open' };
      return { access: 'account', accountId: loggedIn(account).id };
    case 'party-of-request': {
      const { id, role } = loggedIn(account);
      if (pathRole?.toLowerCase() !== role.toLowerCase()) throw new Problem(404);
      return { party: role, accountId: id };
    }
    default:
      return rule satisfies never;
  }
}

function loggedIn(account: Account | undefined): Account {
  if (account) return account;
  throw new Problem(401, { headers: { 'www-authenticate': 'Bearer' } });
}

function withRole(account: Account | undefined, role: Role): Account {
  const caller = loggedIn(account);
  if (caller.role === role) return caller;
  throw new Problem(403, { message: `Only a ${role.toLowerCase()} can do this.` });
}

/** Rules whose 404 can mean that it exists and is not for the caller. */
const hiding: ReadonlySet<Rule> = new Set([
  'record-reader',
  'party-of-request',
  'doctor-of-request',
]);

/** Whether an answer refuses something, and so belongs into the audit. */
export const isDenial = (rule: Rule, { status }: Problem) =>
  status === 401 || status === 403 || (status === 404 && hiding.has(rule));
