/** Who calls, in the order of the columns below. */
export const PRINCIPALS = [
  'anonymous',
  'owner',
  'otherPatient',
  'treatingDoctor',
  'unrelatedDoctor',
  'expired',
  'algNone',
  'wrongKey',
  'tamperedRole',
  'deletedAccount',
  'wrongAudience',
  'garbage',
] as const;

/** One of those who call. */
export type Principal = (typeof PRINCIPALS)[number];

/** The status that each operation answers to each principal, for a call about the owner's data. */
export type Matrix = ReadonlyMap<string, ReadonlyMap<Principal, number>>;

/**
 * Records are protected. The owner is a patient who has written to the treating doctor. All tokens
 * from `expired` on are the owner's, but for two: `tamperedRole` is the unrelated doctor's with our
 * signature, the owner's name and the role Patient, and `deletedAccount` is that of a patient who is
 * gone.
 */
const strict = readMatrix(`
                               no   own- other trea- unre- ex-  alg  wrong tam- del- wrong gar-
                              token  er  pat.  ting  lated pired none key  pered eted aud. bage
  login                        200  200  200   200   200   200  200  200  200  200  200  200
  registerDoctor               200  200  200   200   200   200  200  200  200  200  200  200
  registerPatient              200  200  200   200   200   200  200  200  200  200  200  200
  listSpecializations          200  200  200   200   200   200  200  200  200  200  200  200
  listDoctorsBySpecialization  200  200  200   200   200   200  200  200  200  200  200  200
  listDoctors                  200  200  200   200   200   200  200  200  200  200  200  200
  getDoctor                    200  200  200   200   200   200  200  200  200  200  200  200
  updateClinic                 401  403  403   200   200   401  401  401  200  401  401  401
  updateDoctorProfile          401  403  403   200   200   401  401  401  200  401  401  401
  listDoctorRequests           401  403  403   200   200   401  401  401  200  401  401  401
  getPatient                   401  200  404   200   404   401  401  401  404  401  401  401
  listBloodPressures           401  200  404   200   404   401  401  401  404  401  401  401
  listBloodSugars              401  200  404   200   404   401  401  401  404  401  401  401
  listMedicines                401  200  404   200   404   401  401  401  404  401  401  401
  listChronicDiseases          401  200  404   200   404   401  401  401  404  401  401  401
  listAllergies                401  200  404   200   404   401  401  401  404  401  401  401
  updatePatientProfile         401  200  200   403   403   401  401  401  403  401  401  401
  addBloodPressure             401  200  200   403   403   401  401  401  403  401  401  401
  addBloodSugar                401  200  200   403   403   401  401  401  403  401  401  401
  createRequest                401  200  200   403   403   401  401  401  403  401  401  401
  listPatientRequests          401  200  200   403   403   401  401  401  403  401  401  401
  listAccessLog                401  200  200   403   403   401  401  401  403  401  401  401
  getRequest                   401  200  404   200   404   401  401  401  404  401  401  401
  createResponse               401  403  403   200   404   401  401  401  404  401  401  401
`);

/** Records are open: the rows that differ. A token that is not valid counts as none: none is needed. */
const open = readMatrix(`
  getPatient                   200  200  200   200   200   200  200  200  200  200  200  200
  listBloodPressures           200  200  200   200   200   200  200  200  200  200  200  200
  listBloodSugars              200  200  200   200   200   200  200  200  200  200  200  200
  listMedicines                200  200  200   200   200   200  200  200  200  200  200  200
  listChronicDiseases          200  200  200   200   200   200  200  200  200  200  200  200
  listAllergies                200  200  200   200   200   200  200  200  200  200  200  200
`);

/** Who may do what, by RECORDS_ACCESS. An operation without a row fails the tests. */
export const ACCESS_MATRIX = { strict, spec: new Map([...strict, ...open]) };

/** Reads lines of an operation and a status for each principal; other lines are headings. */
function readMatrix(text: string): Matrix {
  const rows = text.matchAll(/^ +(\w+)((?: +\d{3})+)$/gm);
  return new Map(Array.from(rows, ([, id = '', cells = '']) => [id, toRow(id, cells)]));
}

function toRow(id: string, cells: string): Map<Principal, number> {
  const statuses = cells.trim().split(/ +/).map(Number);
  if (statuses.length !== PRINCIPALS.length) throw new Error(`${id} needs a status for each.`);
  return new Map(PRINCIPALS.map((principal, index) => [principal, statuses[index] ?? 0]));
}
