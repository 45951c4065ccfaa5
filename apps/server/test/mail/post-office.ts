import { type Database, sql } from '../../src/database/database.ts';
import { createSender, type Post } from '../../src/mail/worker.ts';
import { PUBLIC_URL, type TestApp, startTestApp, unsubscribeTokens } from '../app/harness.ts';
import { type MailServer, type ReceivedMail, startMailServer } from './mail-server.ts';

export interface PostOffice {
  test: TestApp;
  server: MailServer;
  /** What `test` has logged. */
  lines: string[];
  post: Post;
  sendNext: () => Promise<boolean>;
  /** Sends whatever is due, and returns all that was received. */
  sendAll: () => Promise<ReceivedMail[]>;
  /** Forgets every email and log line. */
  reset: () => Promise<void>;
  /** Closes the app and the mail server, but not the database. */
  close: () => Promise<void>;
}

/** A test app whose emails go to a real mail server when a test sends them. */
export async function startPostOffice(
  database: Database,
  from = 'portal@clinic.example',
): Promise<PostOffice> {
  const server = await startMailServer();
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const test = await startTestApp({ logLevel: 'trace' }, database, { log });
  const config = { smtpUrl: server.url, from, publicUrl: PUBLIC_URL };
  const post: Post = {
    database,
    config,
    unsubscribeTokens,
    retentionDays: 14,
    log: test.app.log,
  };
  const sendNext = createSender(post);
  return {
    test,
    server,
    lines,
    post,
    sendNext,
    sendAll: async () => {
      while (await sendNext());
      return server.mails;
    },
    reset: async () => {
      server.mails.length = 0;
      server.beforeAccept = async () => {};
      lines.length = 0;
      await database.query(sql`delete from outbox`);
    },
    close: async () => {
      await test.close();
      await server.close();
    },
  };
}
