import { loadContract } from '../../src/contract.ts';
import type { Rule } from '../../src/operations/access.ts';
import { OPERATIONS } from './operations.ts';

export const PRINCIPALS = [
  'anonymous',
  'owner',
  'otherPatient',
  'treatingDoctor',
  'unrelatedDoctor',
  'refusedDoctor',
  'expired',
  'algNone',
  'wrongKey',
  'tamperedRole',
  'deletedAccount',
  'wrongAudience',
  'garbage',
  'endedSession',
] as const;

export type Principal = (typeof PRINCIPALS)[number];

/** The expected status by principal, for a call about the owner's data. */
export type Row = ReadonlyMap<Principal, number>;

export type Matrix = ReadonlyMap<string, Row>;

/**
 * The row of each access rule when records are protected. The owner has sent a request to the treating doctor, and to a
 * doctor who was refused since and calls about that one. Tokens
 * from `expired` on are the owner's, except two: `tamperedRole` is the unrelated doctor's, correctly signed, with the
 * owner's name and the role Patient; `deletedAccount` is that of a deleted patient.
 */
const rows = readRows(`
                     no   own- other trea- unre- ref-  ex-  alg  wrong tam- del- wrong gar- ended
                    token  er  pat.  ting  lated used  pired none key  pered eted aud. bage sess.
  public             200  200  200   200   200   200   200  200  200  200  200  200  200  200
  doctor-profile     200  200  200   200   200   200   200  200  200  200  200  200  200  200
  doctor             401  403  403   200   200   200   401  401  401  200  401  401  401  401
  doctor-overview    401  403  403   200   200   200   401  401  401  200  401  401  401  401
  record-reader      401  200  404   200   404   404   401  401  401  404  401  401  401  401
  patient            401  200  200   403   403   403   401  401  401  403  401  401  401  401
  party-of-request   401  200  404   200   404   404   401  401  401  404  401  401  401  401
  doctor-of-request  401  403  403   200   404   404   401  401  401  404  401  401  401  401
  patient-of-request 401  200  404   403   403   403   401  401  401  403  401  401  401  401
  account            401  200  200   200   200   200   401  401  401  200  401  401  401  401
  own-data           401  200  200   200   200   200   401  401  401  200  401  401  401  401
  own-account        401  200  200   200   200   200   401  401  401  200  401  401  401  401
  own-session        401  200  404   200   404   404   401  401  401  404  401  401  401  401
`);

const successes = new Map<string, number>(
  loadContract().operations.map(({ id, success }) => [id, success]),
);

export const ACCESS_MATRIX = {
  strict: matrixOf((rule) => rule),
  // Open records ignore invalid tokens.
  spec: matrixOf((rule) => (rule === 'record-reader' ? 'public' : rule)),
};

function matrixOf(ruleFor: (rule: Rule) => Rule): Matrix {
  return new Map(
    Object.entries(OPERATIONS).map(([id, { access }]) => {
      const row = rows.get(ruleFor(access));
      if (!row) throw new Error(`${access} has no row in the access matrix`);
      return [id, withStatus(row, successes.get(id) ?? 200)];
    }),
  );
}

/** The row of an operation that has another status of success than 200. */
function withStatus(row: Row, success: number): Row {
  return new Map(
    Array.from(row, ([principal, status]) => [principal, status === 200 ? success : status]),
  );
}

function readRows(text: string): ReadonlyMap<string, Row> {
  const lines = text.matchAll(/^ +([\w-]+)((?: +\d{3})+)$/gm);
  return new Map(Array.from(lines, ([, rule = '', cells = '']) => [rule, toRow(rule, cells)]));
}

function toRow(rule: string, cells: string): Row {
  const statuses = cells.trim().split(/ +/).map(Number);
  if (statuses.length !== PRINCIPALS.length) throw new Error(`${rule} needs a status for each.`);
  return new Map(PRINCIPALS.map((principal, index) => [principal, statuses[index] ?? 0]));
}
