import type { Operation } from '../../src/contract.ts';
import type { TestApp } from '../app/harness.ts';
import { ACCESS_MATRIX } from '../data/access-matrix.ts';
import { reviveSessions } from '../data/people.ts';
import type { Member, Setting } from '../data/setting.ts';
import type { Input } from './arbitraries.ts';
import { type RawResponse, checkResponse, fits, inputSchemaOf, isSchema } from './conformance.ts';
import { type Call, type Exchange, isOwnPath, mapValues, toExchange } from './exchange.ts';
import { breaksRule } from './rules.ts';

export type Send = (call: Call) => Promise<RawResponse>;

/** Sends calls to a test app, and revives the sessions that they end: examiners use one token many times. */
export const sendTo =
  ({ app, database }: TestApp): Send =>
  async (call) => {
    const answer = await app.inject(call);
    await reviveSessions(database.query);
    return answer;
  };

export interface Examiner {
  callers: readonly (string | undefined)[];
  /** Authorization headers of every kind; a few are valid. */
  strangers: readonly (string | undefined)[];
  /**
   * Sends an input.
   * @returns the answer, and whether the input fits the schemas; undefined when the path is that of another operation
   * @throws Error that describes a wrong answer
   */
  examine: (
    input: Input,
    authorization: string | undefined,
  ) => Promise<{ answer: RawResponse; isFitting: boolean } | undefined>;
}

export async function createExaminer(
  operation: Operation,
  setting: Setting,
  send: Send,
): Promise<Examiner> {
  const callers = await findCallers(operation, setting, send);
  return {
    callers: [...callers.keys()],
    strangers: authorizationsOf(setting),
    examine: async (input, authorization) => {
      const exchange = toExchange(operation, input, authorization);
      if (!isOwnPath(operation, exchange.call)) return undefined;
      const answer = await send(exchange.call);
      const isAuthorized = mayCall(operation, exchange.input, callers.get(authorization));
      assertConforms(operation, { ...exchange, isAuthorized, setting }, answer);
      return { answer, isFitting: fits(inputSchemaOf(operation), exchange.input) };
    },
  };
}

/** The accepted callers by Authorization; undefined is the anonymous caller of an open operation. */
async function findCallers(operation: Operation, { people, known }: Setting, send: Send) {
  const found = new Map<string | undefined, Member | undefined>();
  if (isOpen(operation)) found.set(undefined, undefined);
  const someone = mapValues(known, ([value]) => value);
  for (const person of people) {
    const input = { params: { ...someone, role: person.role } };
    const { statusCode } = await send(toExchange(operation, input, bearer(person)).call);
    if (statusCode !== 401 && statusCode !== 403) found.set(bearer(person), person);
  }
  return found;
}

const bearer = ({ token }: { token: string }) => `Bearer ${token}`;

function authorizationsOf({ people }: Setting): (string | undefined)[] {
  const tokens = people.map(({ token }) => token);
  const odd = tokens.flatMap((token) => [
    `Bearer ${token}`,
    token,
    `Bearer${token}`,
    `Token ${token}`,
    `Bearer ${token}x`,
    `Bearer ${token}, Bearer ${token}`,
    `Bearer ${token.slice(0, -1)}`,
    `Bearer "${token}"`,
    `Bearer ${token.split('.').slice(0, 2).join('.')}.`,
  ]);
  const basic = `Basic ${Buffer.from('somebody:something').toString('base64')}`;
  const fixed = ['', ' ', 'Bearer', 'Bearer ', 'Bearer null', 'Bearer a.b.c', 'Bearer \u00ff'];
  return [undefined, basic, `Bearer ${'x'.repeat(7000)}`, ...fixed, ...odd];
}

interface Verdict extends Exchange {
  setting: Setting;
  isAuthorized: boolean;
}

function assertConforms(
  operation: Operation,
  { call, input, isAuthorized, setting }: Verdict,
  answer: RawResponse,
) {
  const { statusCode: status, body } = answer;
  const complain = (complaint: string) => {
    const { method, url, headers, payload } = call;
    const sent = JSON.stringify({ method, url, headers, payload });
    throw new Error(`${operation.id}: ${complaint}\nsent: ${sent}\nanswer: ${status} ${body}`);
  };
  if (status >= 500) complain('the server failed');
  checkResponse(operation, answer);
  if (body.includes('"errors":{}')) complain('a refusal names no field');
  if (!isAuthorized) {
    if (![401, 403, 404].includes(status)) complain('a stranger was let in');
    return;
  }
  if (!fits(inputSchemaOf(operation), input)) {
    const isTooLarge = Buffer.byteLength(call.payload ?? '') > 64 * 1024;
    if (status !== (isTooLarge ? 413 : 400)) complain('input against the schema was not refused');
    return;
  }
  const isAgainstRule = breaksRule(operation.id, input, setting.known);
  if (isAgainstRule && status < 300) complain('input against a rule of the contract was accepted');
  const isUsedLink = /"(reset|email)-link-invalid"/.test(body);
  if (!isAgainstRule && status === 400 && !isUsedLink) complain('good input was refused');
}

/** Whether everybody may call an operation. */
const isOpen = ({ id, success }: Operation) =>
  ACCESS_MATRIX.strict.get(id)?.get('anonymous') === success;

function mayCall(operation: Operation, { params }: Input, caller: Member | undefined): boolean {
  if (isOpen(operation)) return true;
  // A role in the path must be that of the caller.
  const { role = caller?.role } = isSchema(params) ? params : {};
  return (
    caller !== undefined &&
    typeof role === 'string' &&
    role.toLowerCase() === caller.role.toLowerCase()
  );
}
