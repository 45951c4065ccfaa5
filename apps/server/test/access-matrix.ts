import type { Rule } from '../src/operations/access.ts';
import { OPERATIONS } from './operations.ts';

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

/** The status that an operation answers to each principal, for a call about the owner's data. */
export type Row = ReadonlyMap<Principal, number>;

/** The rows of operations. */
export type Matrix = ReadonlyMap<string, Row>;

/**
 * The row of each access rule, where records are protected. The owner is a patient who has written to
 * the treating doctor. All tokens from `expired` on are the owner's, but for two: `tamperedRole` is the
 * unrelated doctor's with our signature, the owner's name and the role Patient, and `deletedAccount` is
 * that of a patient who is gone.
 */
const rows = readRows(`
                     no   own- other trea- unre- ex-  alg  wrong tam- del- wrong gar-
                    token  er  pat.  ting  lated pired none key  pered eted aud. bage
  public             200  200  200   200   200   200  200  200  200  200  200  200
  doctor             401  403  403   200   200   401  401  401  200  401  401  401
  record-reader      401  200  404   200   404   401  401  401  404  401  401  401
  patient            401  200  200   403   403   401  401  401  403  401  401  401
  party-of-request   401  200  404   200   404   401  401  401  404  401  401  401
  doctor-of-request  401  403  403   200   404   401  401  401  404  401  401  401
`);

/** Who may do what, by RECORDS_ACCESS. An operation without a row fails the tests. */
export const ACCESS_MATRIX = {
  strict: matrixOf((rule) => rule),
  // Open records need no token, so that one that is not valid counts as none.
  spec: matrixOf((rule) => (rule === 'record-reader' ? 'public' : rule)),
};

function matrixOf(ruleFor: (rule: Rule) => Rule): Matrix {
  return new Map(
    Object.entries(OPERATIONS).map(([id, { access }]) => {
      const row = rows.get(ruleFor(access));
      if (!row) throw new Error(`${access} has no row in the access matrix`);
      return [id, row];
    }),
  );
}

/** Reads lines of an access rule and a status for each principal; other lines are headings. */
function readRows(text: string): ReadonlyMap<string, Row> {
  const lines = text.matchAll(/^ +([\w-]+)((?: +\d{3})+)$/gm);
  return new Map(Array.from(lines, ([, rule = '', cells = '']) => [rule, toRow(rule, cells)]));
}

function toRow(rule: string, cells: string): Row {
  const statuses = cells.trim().split(/ +/).map(Number);
  if (statuses.length !== PRINCIPALS.length) throw new Error(`${rule} needs a status for each.`);
  return new Map(PRINCIPALS.map((principal, index) => [principal, statuses[index] ?? 0]));
}
