import type { FastifyInstance } from 'fastify';
import type { Query } from '../database/sql.ts';
import type { Database } from '../database/types.ts';
import { Problem } from '../problem.ts';
import { updateResponseNotices } from '../repositories/account-details.ts';
import type { Account } from '../repositories/accounts.ts';
import { appendAudit } from '../repositories/audits.ts';
import { toAuditEntry } from '../security/audit.ts';
import type { UnsubscribeTokens } from '../security/link-tokens.ts';
import type { Handlers } from './handler.ts';
import { noMail } from './refusals.ts';

export const notices: Handlers<'updateNotices' | 'unsubscribe'> = {
  updateNotices: async ({ body, subject, writeAtOnce, services }) => {
    if (body.responses && !services.sendsMail) throw noMail('This portal sends no emails.');
    return writeAtOnce(async (query) => {
      const account = await updateResponseNotices(query, subject.id, body.responses);
      if (!account) throw new Problem(401);
      return { message: body.responses ? 'You get an email when there is a new response.' : OFF };
    });
  },

  unsubscribe: ({ body, write, setAccount, services }) =>
    write(async (query) => {
      setAccount(await turnOff(query, services.unsubscribeTokens.read(body.token)));
      return { message: OFF };
    }),
};

/**
 * Responds to mail providers, which post a form when somebody unsubscribes with one click (RFC 8058). It is not in the
 * contract, whose operations take JSON.
 */
export function registerOneClick(
  app: FastifyInstance,
  { database, unsubscribeTokens }: { database: Database; unsubscribeTokens: UnsubscribeTokens },
) {
  const url = '/account/unsubscriptions/:token';
  const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  app.removeAllContentTypeParsers();
  // The token says all.
  app.addContentTypeParser(forms, { parseAs: 'buffer' }, (_request, _body, done) => done(null));

  app.post<{ Params: { token: string } }>(url, async ({ params }, reply) => {
    await database.transaction(async (query) => {
      const account = await turnOff(query, unsubscribeTokens.read(params.token));
      await appendAudit(query, toAuditEntry('unsubscribe', { account, patient: null }, 'allowed'));
    });
    return reply.type('text/plain; charset=utf-8').send(OFF);
  });

  // Opened by a person, or by a scanner: the page asks for a click.
  app.get<{ Params: { token: string } }>(url, async ({ params }, reply) =>
    reply.redirect(`/Unsubscribe#${encodeURIComponent(params.token)}`),
  );
}

const OFF = 'You get no more emails about responses.';

async function turnOff(query: Query, accountId: number | undefined): Promise<Account> {
  const account =
    accountId === undefined ? undefined : await updateResponseNotices(query, accountId, false);
  if (account) return account;
  throw new Problem(400, {
    code: 'unsubscribe-link-invalid',
    title: 'This link does not work',
    message: 'Log in and turn off the emails in your account.',
  });
}
