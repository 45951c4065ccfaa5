import { describe, expect, it } from 'vitest';
import { Problem } from '../problem.ts';
import { type Caller, type Rule, grant, isDenial } from './access.ts';

const patient = { id: 1, sessionId: 11, name: 'Test Patient', role: 'Patient' } as const;
const doctor = { id: 2, sessionId: 12, name: 'Test Doctor', role: 'Doctor' } as const;
const callers = { nobody: undefined, patient, doctor };

function outcomeOf(
  rule: Rule,
  caller: Partial<Caller>,
  recordsAccess: 'strict' | 'spec' = 'strict',
) {
  try {
    return grant(rule, { account: undefined, pathRole: undefined, ...caller }, recordsAccess);
  } catch (error) {
    if (error instanceof Problem) return error.status;
    throw error;
  }
}

const readerOf = ({ id }: { id: number }) => ({ access: 'account', accountId: id });

describe('a rule grants access or refuses it', () => {
  it.each<[Rule, { nobody: unknown; patient: unknown; doctor: unknown }]>([
    ['public', { nobody: undefined, patient: undefined, doctor: undefined }],
    ['doctor-profile', { nobody: undefined, patient, doctor }],
    ['patient', { nobody: 401, patient, doctor: 403 }],
    ['account', { nobody: 401, patient, doctor }],
    ['own-data', { nobody: 401, patient, doctor }],
    ['own-account', { nobody: 401, patient, doctor }],
    ['own-session', { nobody: 401, patient, doctor }],
    ['doctor', { nobody: 401, patient: 403, doctor }],
    ['doctor-of-request', { nobody: 401, patient: 403, doctor }],
    ['record-reader', { nobody: 401, patient: readerOf(patient), doctor: readerOf(doctor) }],
    ['party-of-request', { nobody: 401, patient: 404, doctor: 404 }],
  ])('%s', (rule, expected) => {
    const outcomes = {
      nobody: outcomeOf(rule, { account: callers.nobody }),
      patient: outcomeOf(rule, { account: callers.patient }),
      doctor: outcomeOf(rule, { account: callers.doctor }),
    };
    expect(outcomes).toEqual(expected);
  });

  it.each(Object.entries(callers))('open records to %s', (_, account) => {
    expect(outcomeOf('record-reader', { account }, 'spec')).toEqual({ access: 'open' });
  });

  it.each<[string, Caller['account'], unknown]>([
    ['Patient', patient, { party: 'Patient', accountId: 1 }],
    ['pATIENT', patient, { party: 'Patient', accountId: 1 }],
    ['Doctor', doctor, { party: 'Doctor', accountId: 2 }],
    ['Doctor', patient, 404],
    ['Patient', doctor, 404],
    ['Admin', patient, 404],
    ['Patient', undefined, 401],
  ])('a request under %s', (pathRole, account, expected) => {
    expect(outcomeOf('party-of-request', { account, pathRole })).toEqual(expected);
  });

  it('with www-authenticate, or a message that names the required role', () => {
    const refusalOf = (account: Caller['account']) => {
      try {
        grant('doctor', { account, pathRole: undefined }, 'strict');
      } catch (error) {
        return error;
      }
      return undefined;
    };
    expect(refusalOf(undefined)).toMatchObject({ headers: { 'www-authenticate': 'Bearer' } });
    expect(refusalOf(patient)).toMatchObject({ message: 'Only a doctor can do this.' });
  });
});

describe('a refusal', () => {
  // A 404 counts where it can hide something that exists.
  it.each<[Rule, number[]]>([
    ['public', [401, 403]],
    ['doctor-profile', [401, 403]],
    ['patient', [401, 403]],
    ['doctor', [401, 403]],
    ['record-reader', [401, 403, 404]],
    ['party-of-request', [401, 403, 404]],
    ['doctor-of-request', [401, 403, 404]],
  ])('of %s is audited with status %j', (rule, expected) => {
    const statuses = [400, 401, 403, 404, 409, 422, 429, 500, 503] as const;
    expect(statuses.filter((status) => isDenial(rule, new Problem(status)))).toEqual(expected);
  });
});
