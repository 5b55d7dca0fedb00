import { createTransport } from 'nodemailer';
import * as v from 'valibot';
import type { Outcome, QueuedMail } from './queue.ts';

interface SmtpOptions {
  /** smtps://user:password@host, or smtp://… with STARTTLS, which is demanded. */
  readonly server: string;
  /** 会社名 <noreply@example.jp> */
  readonly from: string;
  /** The certificate that has signed the server's, besides those that Node knows. */
  readonly ca?: string | undefined;
}

export interface MailService {
  send(mail: QueuedMail): Promise<Outcome>;
  close(): void;
}

/** Together they are shorter than IN_HAND_MS. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** One connection for each process, kept between mails, and never one without encryption. */
export function createSmtpService({ server, from, ca }: SmtpOptions): MailService {
  const { protocol, hostname, port, username, password } = new URL(server);
  const isSecure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname,
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    requireTLS: !isSecure,
    tls: { minVersion: 'TLSv1.2', ...(ca !== undefined && { ca }) },
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    pool: true,
    maxConnections: 1,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  });
  // The server may end a kept connection. The next mail opens another.
  transport.on('error', () => {});
  const send = async ({ messageId, recipient, subject, body, attachments }: QueuedMail): Promise<Outcome> => {
    const message = {
      ...{ messageId, from, subject, text: body },
      // As an object: what is in an address is never read as a list of addresses.
      to: { name: '', address: recipient },
      attachments: (attachments ?? []).map(({ name, content }) => ({ filename: name, content, encoding: 'base64' })),
      // Tells mail programs not to send absence notices.
      headers: { 'Auto-Submitted': 'auto-generated' },
    };
    try {
      await transport.sendMail(message);
      return { kind: 'sent' };
    } catch (error) {
      return outcomeOf(error);
    }
  };
  return { send, close: () => transport.close() };
}

const SmtpError = v.object({
  code: v.optional(v.string()),
  command: v.optional(v.string()),
  responseCode: v.optional(v.number()),
  response: v.optional(v.string()),
});

/** The commands by which a server judges one mail; the others are about the connection, the account, or the sender. */
const ABOUT_THE_MAIL = ['RCPT TO', 'DATA', 'API'];

function outcomeOf(error: unknown): Outcome {
  const { code = 'unknown', command = '', responseCode, response } = v.is(SmtpError, error) ? error : {};
  const reply = response ?? code;
  const isAway = !ABOUT_THE_MAIL.includes(command);
  // An address that nodemailer itself does not take has no answer of the server.
  const isForGood = (responseCode ?? (code === 'EENVELOPE' ? 500 : 0)) >= 500;
  return !isAway && isForGood ? { kind: 'refused', reply } : { kind: 'later', reply, isAway };
}
