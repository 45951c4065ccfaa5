import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { MailConfig } from '../config.ts';
import type { Database } from '../database/types.ts';
import { type Loop, startLoop } from '../loop.ts';
import type { MailResult } from '../plugins/metrics.ts';
import {
  type OutboxMail,
  type Recipient,
  acceptMail,
  deleteMail,
  deleteOldMails,
  findRecipient,
  markMailSent,
  takeMail,
} from '../repositories/outbox.ts';
import type { UnsubscribeTokens } from '../security/link-tokens.ts';
import { MAIL_KINDS } from './kinds.ts';

const POLL_MS = 1000;
const CLEAN_MS = 60_000;
const RETRY_MS = 10_000;
const SMTP_TIMEOUT_MS = 10_000;

export interface Post {
  database: Database;
  config: MailConfig;
  unsubscribeTokens: UnsubscribeTokens;
  /** How many days a closed account is kept. */
  retentionDays: number;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Counts what happens to emails. */
  count?: ((result: MailResult, count?: number) => void) | undefined;
}

/** Sends the emails of the outbox, one after the other, until it is closed. Several processes share the work. */
export function startMailWorker(post: Post): Loop {
  const { database, log } = post;
  const sendNext = createSender(post);
  let cleanedAt = 0;

  async function work(): Promise<number> {
    if (await sendNext()) return 0;
    if (Date.now() - cleanedAt >= CLEAN_MS) {
      const count = await deleteOldMails(database.query);
      post.count?.('given-up', count);
      if (count > 0) log.error({ count }, 'mails given up');
      cleanedAt = Date.now();
    }
    return POLL_MS;
  }

  return startLoop(() =>
    work().catch((error: unknown) => {
      log.error({ err: error }, 'outbox not available');
      return RETRY_MS;
    }),
  );
}

/**
 * Creates a function that sends the next email that is due.
 * @returns false when none is. An email that the mail server does not take stays in the outbox for another attempt
 */
export function createSender({
  database,
  config,
  unsubscribeTokens,
  retentionDays,
  log,
  count,
}: Post): () => Promise<boolean> {
  const transport = createTransport({
    url: config.smtpUrl,
    dnsTimeout: SMTP_TIMEOUT_MS,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s<>@]+)>?$/.exec(config.from)?.[1] ?? 'localhost';

  return async () => {
    const mail = await takeMail(database.query, Object.keys(MAIL_KINDS));
    if (!mail) return false;
    const recipient = await recipientOf(database, mail);
    if (!recipient) return true;
    const { id, kind, attempts } = mail;
    const { query } = database;
    const { publicUrl } = config;
    const composed = await MAIL_KINDS[kind].compose({
      query,
      recipient,
      publicUrl,
      unsubscribeTokens,
      retentionDays,
    });
    if (!composed) {
      await deleteMail(query, id);
      return true;
    }
    const { headers, ...content } = composed;
    try {
      await transport.sendMail({
        from: config.from,
        to: { name: '', address: recipient.email },
        // The same for every attempt: a mail server that gets an email twice can tell.
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        ...content,
      });
    } catch (error) {
      count?.('failed');
      log.warn({ err: error, mail: id, kind, attempts, reply: replyOf(error) }, 'mail not sent');
      return true;
    }
    count?.('sent');
    await markMailSent(query, id);
    log.info({ mail: id, kind, attempts }, 'mail sent');
    return true;
  };
}

async function recipientOf(database: Database, mail: OutboxMail): Promise<Recipient | undefined> {
  const { accountId, address, kind } = mail;
  if (accountId !== null && address !== null) return { accountId, email: address };
  if (accountId !== null) {
    return findRecipient(database.query, mail, !MAIL_KINDS[kind].isSecurity);
  }
  return database.transaction((query) => acceptMail(query, mail, MAIL_KINDS[kind].perHour ?? 0));
}

/** The status that the mail server answered; its text could quote the recipient. */
function replyOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('responseCode' in error)) return undefined;
  return typeof error.responseCode === 'number' ? error.responseCode : undefined;
}
