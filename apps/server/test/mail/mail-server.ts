import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string[];
  /** The headers by name in lower case. */
  headers: Record<string, string>;
  text: string;
  html: string;
  /** The token in the link of the text. */
  token: string;
}

export interface MailServer {
  url: string;
  mails: ReceivedMail[];
  /** Runs before a recipient is accepted, when nothing of the mail has arrived yet. */
  beforeRecipient: () => Promise<void>;
  /** Runs before a mail is accepted; an error refuses it. */
  beforeAccept: () => Promise<void>;
  close: () => Promise<void>;
}

/** A real mail server that keeps what it receives. */
export async function startMailServer(): Promise<MailServer> {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    // Takes long where there is no name server.
    disableReverseLookup: true,
    onRcptTo: (_address, _session, done) => {
      found.beforeRecipient().then(
        () => done(),
        (error: Error) => done(error),
      );
    },
    onData: (stream, { envelope }, done) => {
      const to = envelope.rcptTo.map(({ address }) => address);
      receive(stream, to).then(
        () => done(),
        (error: Error) => done(error),
      );
    },
  });
  const { server } = smtp;
  // A client that is killed resets its connection.
  smtp.on('error', () => undefined);
  smtp.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo;
  const found: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    mails: [],
    beforeRecipient: async () => {},
    beforeAccept: async () => {},
    close: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  };

  async function receive(stream: Readable, to: string[]) {
    const { headerLines, text = '', html } = await simpleParser(stream);
    await found.beforeAccept();
    const token = /#([\w.-]+)/.exec(text)?.[1] ?? '';
    const headers = headerLines.map(({ key, line }) => [key, line.slice(key.length + 1).trim()]);
    found.mails.push({
      to,
      headers: Object.fromEntries(headers),
      text,
      html: html || '',
      token,
    });
  }
  return found;
}
