import { createHmac } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Contract, Operation, OperationId } from '../contract.ts';
import type { Database } from '../database/types.ts';
import { registerErrors, sendProblem } from '../plugins/errors.ts';
import { respondIfChanged } from '../plugins/etag.ts';
import { Problem } from '../problem.ts';
import {
  ACCOUNT_ACTIONS,
  type AuditEntry,
  type Origin,
  type PatientRef,
  appendAudit,
  countLogInRefusal,
  countRefusal,
  groupAudits,
} from '../repositories/audits.ts';
import { scopeOf } from '../repositories/idempotency.ts';
import { toId } from '../repositories/keys.ts';
import { type SessionAccount, findSession } from '../repositories/sessions.ts';
import { toKnownNetwork, toNetwork } from '../security/attempt-limits.ts';
import { toAuditEntry } from '../security/audit.ts';
import { toDevice } from '../security/device.ts';
import { textOf } from '../text-of.ts';
import {
  ACCESS,
  READS_RECORD,
  type Rule,
  SECURITY_OF,
  type Subjects,
  authorize,
  isDenial,
} from './access.ts';
import type { Call, Handlers, Services } from './handler.ts';
import { handlers } from './index.ts';
import { tidyName } from './names.ts';
import { registerBodyParser, registerValidation } from './validation.ts';
import { fingerprintOf, writeOnce } from './writes.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation;
  }
  interface FastifyRequest {
    subject: Subjects[Rule];
  }
}

interface Dependencies {
  contract: Contract;
  database: Database;
  services: Services;
  recordsAccess: Config['recordsAccess'];
  /** HMAC key for fingerprints of idempotent writes and for networks of refused calls. */
  secret: string;
  /** Appends an audit entry, and resolves when it is stored. */
  append: (entry: AuditEntry) => Promise<void>;
}

export function registerUnknownCalls(app: FastifyInstance, contract: Contract) {
  app.setNotFoundHandler(({ method, url }, reply) => {
    const methods = contract.methodsOf(url.split('?', 1)[0] ?? '');
    const isWrongMethod = methods.length > 0 && !methods.includes(method);
    return sendProblem(
      reply,
      isWrongMethod
        ? new Problem(405, { headers: { allow: methods.join(', ') } })
        : new Problem(404),
    );
  });
}

export function registerOperations(app: FastifyInstance, given: Omit<Dependencies, 'append'>) {
  const { contract, database } = given;
  const append =
    database.kind === 'postgres'
      ? (entry: AuditEntry) => appendAudit(database.query, entry)
      : groupAudits(database.query);
  const dependencies = { ...given, append };
  registerValidation(app);
  registerErrors(app, (problem, request) => recordDenial(dependencies, problem, request));
  registerBodyParser(app);
  app.decorateRequest('audited', undefined);
  app.decorateRequest('subject', undefined);
  for (const operation of contract.operations) registerOperation(app, operation, dependencies);
}

function registerOperation(app: FastifyInstance, operation: Operation, dependencies: Dependencies) {
  const { id, method, path, input, success, responses } = operation;
  const { recordsAccess } = dependencies;
  const rule = ACCESS[id];
  if (SECURITY_OF[rule] !== operation.security) {
    throw new Error(`openapi.yaml: the security of ${id} does not fit its access rule`);
  }
  const { [success]: response } = responses;
  if (response === undefined) throw new Error(`openapi.yaml: ${id} has no response ${success}`);

  app.route({
    method,
    url: path.slice(app.prefix.length).replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { operation },
    schema: { ...input, response: { [success]: response } },
    // Before validation, which would reveal details to callers without access.
    onRequest: async (request) => {
      const account = await identify(request, operation, dependencies);
      request.audited = {
        account,
        patient: patientOf(rule, request.params),
        origin: ACCOUNT_ACTIONS.has(id) ? () => originOf(request, account) : undefined,
      };
      request.subject = authorize(
        rule,
        { account, pathRole: textOf(request.params, 'role') },
        recordsAccess,
      );
    },
    handler: (request, reply) => handleCall(id, request, reply.code(success), dependencies),
    ...(id === 'listSpecializations' && { onSend: respondIfChanged }),
  });
}

async function identify(
  request: FastifyRequest,
  { security }: Operation,
  { database, services }: Dependencies,
) {
  if (security === 'none') return undefined;
  const key = services.sessions.read(request.headers.authorization);
  return key && findSession(database.query, key, services.sessions.idleHours);
}

async function handleCall<Id extends OperationId>(
  id: Id,
  request: FastifyRequest,
  reply: FastifyReply,
  { database, services, secret, append }: Dependencies,
) {
  const { params, query: search, body, ip } = request;
  const audited = request.audited ?? { account: undefined, patient: null };
  const allowed = () => toAuditEntry(id, audited, 'allowed');
  const write =
    (isOneStatement: boolean): Call<Id>['write'] =>
    async (work) => {
      const key = request.headers['idempotency-key'];
      const answer = await writeOnce(
        database,
        {
          key: typeof key === 'string' ? key : undefined,
          scope: scopeOf(audited.account?.id, id),
          isOneStatement,
          fingerprint: () => fingerprintOf(secret, [params, body]),
        },
        work,
        allowed,
      );
      if (answer.isReplay) reply.header('idempotency-replayed', 'true');
      return answer.body;
    };

  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- validated against the schemas of these types
  const call = {
    params,
    search,
    body,
    subject: request.subject,
    ip,
    userAgent: request.headers['user-agent'],
    query: database.query,
    write: write(false),
    writeAtOnce: write(true),
    setPatient: (patient) => {
      audited.patient = typeof patient === 'number' ? { ids: [patient] } : patient;
    },
    setAccount: (account) => {
      audited.account = account;
    },
    entry: (action) => toAuditEntry(action, audited, 'allowed'),
    services,
  } as Call<Id>;

  const table: Handlers<OperationId> = handlers;
  const answer = await table[id](call);
  // Writes add their entry in their transaction.
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && READS_RECORD[ACCESS[id]]) {
    await append(allowed());
  }
  if (answer instanceof Readable) reply.type('application/json; charset=utf-8');
  return answer;
}

async function recordDenial(
  { database: { query }, secret, append }: Dependencies,
  problem: Problem,
  { routeOptions, audited, ip }: FastifyRequest,
) {
  const { operation } = routeOptions.config;
  if (!operation || !audited || !isDenial(ACCESS[operation.id], problem)) return;
  if (operation.id === 'login' && audited.origin) {
    await countLogInRefusal(query, { account: audited.account ?? null, ...audited.origin() });
  } else if (audited.account) {
    await append(toAuditEntry(operation.id, audited, 'denied'));
  } else {
    const network = createHmac('sha256', `refusals ${secret}`).update(toNetwork(ip));
    await countRefusal(query, {
      action: operation.id,
      whose: audited.patient,
      network: network.digest('base64url'),
    });
  }
}

const originOf = (
  { ip, headers }: FastifyRequest,
  account: SessionAccount | undefined,
): Origin => ({
  network: toKnownNetwork(ip),
  device: toDevice(headers['user-agent']),
  sessionId: account?.sessionId ?? null,
});

/**
 * The patient whom the path names, under a rule that can hide it. The path is not validated yet, so it
 * may contain text that the database cannot store.
 */
function patientOf(rule: Rule, params: unknown): PatientRef | null {
  const name = textOf(params, 'name');
  const requestId = toId(textOf(params, 'requestId'));
  if (rule === 'record-reader' && name?.isWellFormed() && !name.includes('\0')) {
    return { name: tidyName(name) };
  }
  return rule === 'party-of-request' && requestId !== undefined ? { requestId } : null;
}
