import type { OperationId } from '../../src/contract.ts';
import { toNewName } from '../../src/operations/names.ts';
import { faultOfPassword } from '../../src/security/passwords.ts';
import type { Input, Known } from './arbitraries.ts';
import { isSchema as isRecord } from './conformance.ts';

const bodyRules: Partial<
  Record<OperationId, (fields: Record<string, unknown>, known: Known) => boolean>
> = {
  registerDoctor: (fields, known) =>
    isRefusedAccount(fields) ||
    isOther(fields['medicalSpecificationId'], known['medicalSpecificationId']),
  registerPatient: (fields) => isRefusedAccount(fields),
  resetPassword: (fields, known) =>
    isOther(fields['token'], known['token']) ||
    faultOfPassword(String(fields['new'])) !== undefined,
  confirmEmail: ({ token }, known) => isOther(token, known['token']),
  unsubscribe: ({ token }, known) => isOther(token, known['token']),
  changePassword: (fields) => faultOfPassword(String(fields['new'])) !== undefined,
  addBloodPressure: ({ value }) => {
    const [upper = 0, lower = 0] = String(value).split('/').map(Number);
    return upper > 250 || lower >= upper;
  },
  addBloodSugar: ({ value }) => Number(Number(value).toFixed(1)) !== Number(value),
  createResponse: (fields, known) =>
    isOther(fields['doctorId'], known['doctorId']) ||
    isOther(fields['patientId'], known['patientId']) ||
    !isFilled(fields) ||
    isInFuture(fields['chronicDisease']),
  shareRecord: ({ expiresAt }) => typeof expiresAt === 'string' && !isWithinFiveYears(expiresAt),
};

/**
 * Whether valid input breaks a rule that openapi.yaml states in prose. Operations without an entry above have only
 * the rules for names and cursors.
 * @param known Existing values by field name.
 */
export function breaksRule(
  id: OperationId,
  { params, querystring, body }: Input,
  known: Known,
): boolean {
  const { name } = isRecord(params) ? params : {};
  if (name !== undefined && isRefusedName(name)) return true;
  const { cursor } = isRecord(querystring) ? querystring : {};
  if (typeof cursor === 'string') return !/^\d{1,16}-\d{1,15}$/.test(cursor);
  return bodyRules[id]?.(isRecord(body) ? body : {}, known) ?? false;
}

const isRefusedAccount = ({ name, email, password }: Record<string, unknown>) =>
  isRefusedNewName(String(name)) ||
  faultOfPassword(String(password), [String(name), String(email)]) !== undefined;

/** `look-alike-names.test.ts` tests these rules. */
function isRefusedNewName(name: string): boolean {
  try {
    toNewName(name);
    return false;
  } catch {
    return true;
  }
}

/** A normalized name must not be empty or a reserved path segment. */
function isRefusedName(text: unknown): boolean {
  const name = String(text).normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  const isReserved = ['', '.', '..', 'requests'].includes(name.toLowerCase());
  return isReserved || Array.from(name).length > 100;
}

const isOther = (id: unknown, ids: readonly unknown[] = []) =>
  id !== undefined && !ids.includes(id);

function isFilled(response: Record<string, unknown>): boolean {
  const texts = Object.values(response)
    .filter(isRecord)
    .flatMap((section) => Object.values(section));
  return texts.some((text) => typeof text === 'string' && text.trim() !== '');
}

function isWithinFiveYears(time: string): boolean {
  const latest = new Date();
  latest.setUTCFullYear(latest.getUTCFullYear() + 5);
  return Date.parse(time) > Date.now() && Date.parse(time) <= latest.getTime();
}

/** Whether the date is in the future in every time zone (UTC+14). */
function isInFuture(disease: unknown): boolean {
  const date = isRecord(disease) ? disease['dateOfDiagonsis'] : undefined;
  const latest = new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);
  return typeof date === 'string' && date > latest;
}
