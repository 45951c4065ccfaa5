import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Contract, Operation, OperationId } from '../contract.ts';
import type { Database } from '../database/database.ts';
import { toAuditEntry } from '../plugins/audit.ts';
import { type Problem, registerErrors, textOf } from '../plugins/errors.ts';
import { findAccount } from '../repositories/accounts.ts';
import { appendAudit } from '../repositories/audits.ts';
import { ACCESS, type Grants, type Rule, SECURITY_OF, grant, isDenial } from './access.ts';
import type { Call, Handlers, Services } from './handler.ts';
import { handlers } from './index.ts';
import { registerValidation } from './validation.ts';
import { fingerprintOf, writeOnce } from './writes.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of the contract that a route serves. */
    operation?: Operation;
  }
  interface FastifyRequest {
    /** What the operation's access rule handed out. */
    grant: Grants[Rule];
  }
}

interface Dependencies {
  contract: Contract;
  database: Database;
  services: Services;
  recordsAccess: Config['recordsAccess'];
  /** Keys the fingerprints of idempotent writes. */
  secret: string;
}

/** Serves every operation of the contract: access, validation, the handler, and the audit. */
export function registerOperations(app: FastifyInstance, dependencies: Dependencies) {
  const { contract, database } = dependencies;
  registerValidation(app);
  registerErrors(app, (problem, request) => recordDenial(database, problem, request));
  // A body is JSON or refused: text would reach the validation as a string.
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('record', undefined);
  app.decorateRequest('grant', undefined);
  for (const operation of contract.operations) registerOperation(app, operation, dependencies);
}

function registerOperation(app: FastifyInstance, operation: Operation, dependencies: Dependencies) {
  const { id, method, path, input, answers } = operation;
  const { recordsAccess } = dependencies;
  const rule = ACCESS[id];
  if (SECURITY_OF[rule] !== operation.security) {
    throw new Error(`openapi.yaml: the security of ${id} does not fit its access rule`);
  }
  const { 200: answer } = answers;
  if (answer === undefined) throw new Error(`openapi.yaml: ${id} has no answer 200`);

  app.route({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { operation },
    schema: { ...input, response: { 200: answer } },
    // Before the body is read: whoever may not call learns nothing about what a valid call is.
    onRequest: async (request) => {
      // Not validated yet: a path only ever has text in it.
      const name = textOf(request.params, 'name');
      const account = await identify(request, operation, dependencies);
      const patient = rule === 'record-reader' && isStorable(name) ? { name } : null;
      request.record = { account, patient, subject: undefined };
      request.grant = grant(
        rule,
        { account, pathRole: textOf(request.params, 'role') },
        recordsAccess,
      );
    },
    handler: (request, reply) => answerCall(id, request, reply, dependencies),
  });
}

/** The account of the caller, with its role as it is in the database now. */
async function identify(
  request: FastifyRequest,
  { security }: Operation,
  { database, services }: Dependencies,
) {
  if (security === 'none') return undefined;
  const accountId = services.sessions.read(request.headers.authorization);
  return accountId === undefined ? undefined : findAccount(database.query, accountId);
}

async function answerCall<Id extends OperationId>(
  id: Id,
  request: FastifyRequest,
  reply: FastifyReply,
  { database, services, secret }: Dependencies,
) {
  const { params, query: search, body, ip } = request;
  const record = request.record ?? { account: undefined, patient: null, subject: undefined };
  const allowed = () => toAuditEntry(id, record, 'allowed');

  // The one edge where the contract's types are believed: the validation has just checked the
  // input against the schemas that they are generated from.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- said above
  const call = {
    params,
    search,
    body,
    grant: request.grant,
    ip,
    query: database.query,
    write: async (work) => {
      const key = request.headers['idempotency-key'];
      const answer = await writeOnce(
        database,
        {
          key: typeof key === 'string' ? key : undefined,
          scope: `${record.account?.id ?? 'anonymous'} ${id}`,
          fingerprint: fingerprintOf(secret, [params, body]),
        },
        work,
        allowed,
      );
      if (answer.isReplay) reply.header('idempotency-replayed', 'true');
      return answer.body;
    },
    concerns: (patientId, subject) => {
      record.patient = { id: patientId };
      record.subject = subject;
    },
    services,
  } as Call<Id>;

  const table: Handlers<OperationId> = handlers;
  const answer = await table[id](call);
  // Writes have added their line in their transaction.
  if (request.method !== 'POST' && ACCESS[id] !== 'public') {
    await appendAudit(database.query, allowed());
  }
  return answer;
}

async function recordDenial(database: Database, problem: Problem, request: FastifyRequest) {
  const { operation } = request.routeOptions.config;
  if (!operation || !request.record || !isDenial(ACCESS[operation.id], problem)) return;
  await appendAudit(database.query, toAuditEntry(operation.id, request.record, 'denied'));
}

/** Whether the database can take a text that has not been validated. */
const isStorable = (text: string | undefined): text is string =>
  text !== undefined && text.isWellFormed() && !text.includes('\0');
