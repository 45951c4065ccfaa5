import { randomUUID } from 'node:crypto';
import { type Query, sql } from '../../src/database/database.ts';
import {
  createDoctor,
  createPatient,
  type NewAccount,
  type Role,
} from '../../src/repositories/accounts.ts';
import { reopenAccount } from '../../src/repositories/closures.ts';
import { addEmailChangeToken, requestEmailChange } from '../../src/repositories/email-changes.ts';
import { toEmailKey, toNameKey } from '../../src/repositories/keys.ts';
import { addPasswordReset } from '../../src/repositories/password-resets.ts';
import { addEarlierRequest } from '../../src/repositories/requests.ts';
import type { Sections } from '../../src/repositories/sections.ts';
import { createLinkToken } from '../../src/security/link-tokens.ts';
import { unsubscribeTokens } from '../app/harness.ts';

export function addDoctor(query: Query, name: string = randomUUID()): Promise<number> {
  return createDoctor(query, { ...newAccount(name), specializationId: 1 });
}

export function addPatient(query: Query, name: string = randomUUID()): Promise<number> {
  return createPatient(query, newAccount(name));
}

/** Creates an account without a name skeleton, as in older databases, and returns the id. */
export async function addEarlierAccount(
  query: Query,
  role: Role,
  account: Partial<NewAccount>,
): Promise<number> {
  const { name, email, passwordHash } = { ...newAccount(randomUUID()), ...account };
  const rows = await query<{ id: number }>(sql`
    insert into account (role, name, name_key, email, email_key, password_hash)
    values (${role}, ${name}, ${toNameKey(name)}, ${email}, ${toEmailKey(email)}, ${passwordHash})
    returning id`);
  return rows[0]?.id ?? 0;
}

/** Logs an account in without its password, and returns the id of the session. */
export async function addSession(query: Query, accountId: number): Promise<number> {
  const rows = await query<{ id: number }>(sql`
    insert into session (account_id, last_seen_at, expires_at)
    values (${accountId}, now(), now() + interval '1 hour')
    returning id`);
  return rows[0]?.id ?? 0;
}

/** Adds a token to reset the password of an account, or of a new patient, and returns the token. */
export async function addResetToken(query: Query, account?: number): Promise<string> {
  const { token, tokenHash } = createLinkToken();
  const accountId = account ?? (await addPatient(query));
  await addPasswordReset(query, { accountId, tokenHash });
  return token;
}

/** Adds a token to confirm another email of an account, or of a new patient, and returns the token. */
export async function addEmailToken(query: Query, account?: number): Promise<string> {
  const { token, tokenHash } = createLinkToken();
  const accountId = account ?? (await addPatient(query));
  const email = `${randomUUID()}@demo.example`;
  await requestEmailChange(query, { accountId, email });
  await addEmailChangeToken(query, { accountId, email, tokenHash });
  return token;
}

/** Adds a patient, and returns a token to turn off their notices. */
export async function addUnsubscribeToken(query: Query): Promise<string> {
  return unsubscribeTokens.issue(await addPatient(query));
}

const revival = { account: null, action: 'revive', whose: null, outcome: 'allowed' } as const;

/** Undoes the end of sessions since the first of 2001, and closures, so that a test can use a token again. */
export async function reviveSessions(query: Query): Promise<void> {
  await query(sql`update session set ended_at = null where ended_at > timestamptz '2001-01-01Z'`);
  const closed = await query<{ id: number }>(
    sql`select id from account where closed_at is not null`,
  );
  for (const { id } of closed) {
    await reopenAccount(query, id, revival);
  }
}

/** Adds a request that was just answered, and returns its id. */
export function addAnsweredRequest(
  query: Query,
  patientId: number,
  doctorId: number,
): Promise<number> {
  const now = new Date();
  return addEarlierRequest(query, {
    patientId,
    doctorId,
    description: 'Hello.',
    sentAt: now,
    answered: { at: now, sections: emptySections },
  });
}

export function newAccount(name: string): NewAccount {
  return {
    name,
    email: `${randomUUID()}@demo.example`,
    passwordHash: 'no hash',
    gender: null,
    phoneNumber: '',
    address: '',
  };
}

export const emptySections: Sections = {
  generalReport: null,
  medicine: null,
  chronicDisease: null,
  allergy: null,
};

export const fullSections: Sections = {
  generalReport: { diagnosis: 'Well', treatmentPlan: null, notes: 'Short', attachment: null },
  medicine: {
    name: 'Examplin',
    dosage: '1 tablet',
    frequency: null,
    instructions: null,
    isMaintenance: false,
  },
  chronicDisease: {
    name: 'Hay fever',
    description: null,
    causes: null,
    symptoms: 'Sneezing',
    diagnosis: 'By history',
    treatment: null,
    dateOfDiagnosis: '2020-02-29',
  },
  allergy: { name: 'Pollen', symptoms: 'Sneezing' },
};
