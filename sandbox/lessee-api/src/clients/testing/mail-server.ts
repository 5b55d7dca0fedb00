import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { certificate, privateKey } from './localhost-certificate.ts';

export interface ReceivedMail {
  to: string[];
  /** With headers, as it came. */
  source: string;
  /** Of a header on one line. */
  header(name: string): string | undefined;
}

export interface MailServer {
  /** The value of MAIL_SERVER. */
  address: string;
  received: ReceivedMail[];
  /** Reply codes in place of 250, one for each coming command of its kind. */
  refuse: { recipients: number[]; messages: number[]; senders: number[] };
  /** Runs when a mail has come and before it is answered. */
  beforeAnswer: (() => Promise<void>) | null;
  /** The same port and mails; it may be stopped and started again. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const withCode = (responseCode: number) => Object.assign(new Error(`no, ${responseCode}`), { responseCode });

/** A mail server on this machine that knows one account. `starttls`: encrypted from the second command on, else from the first. */
export async function runMailServer({ starttls = false, hasTls = true } = {}): Promise<MailServer> {
  let server: SMTPServer | null = null;
  let port = 0;
  const mails: MailServer = {
    address: '',
    received: [],
    refuse: { recipients: [], messages: [], senders: [] },
    beforeAnswer: null,
    start: async () => {
      server = create();
      await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve));
      port = (server.server.address() as AddressInfo).port;
      mails.address = `${starttls || !hasTls ? 'smtp' : 'smtps'}://portal:secret%2Fword@127.0.0.1:${port}`;
    },
    stop: async () => {
      await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
      server = null;
    },
  };
  const answer = (codes: number[], callback: (error?: Error | null) => void): void => {
    const code = codes.shift();
    callback(code === undefined ? null : withCode(code));
  };
  const create = (): SMTPServer => {
    const created = new SMTPServer({
      secure: !starttls && hasTls,
      ...(hasTls ? { key: privateKey, cert: certificate } : { disabledCommands: ['STARTTLS'] }),
      allowInsecureAuth: !hasTls,
      closeTimeout: 200,
      onAuth: ({ username, password }, _session, callback) => {
        if (username === 'portal' && password === 'secret/word') callback(null, { user: 'portal' });
        else callback(new Error('no'));
      },
      onMailFrom: (_address, _session, callback) => answer(mails.refuse.senders, callback),
      onRcptTo: (_address, _session, callback) => answer(mails.refuse.recipients, callback),
      onData: async (stream, { envelope }, callback) => {
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk);
        const code = mails.refuse.messages.shift();
        if (code !== undefined) return callback(withCode(code));
        mails.received.push(receivedOf(Buffer.concat(chunks).toString('utf8'), envelope.rcptTo));
        await mails.beforeAnswer?.();
        callback();
      },
    });
    created.on('error', () => {});
    return created;
  };
  await mails.start();
  return mails;
}

const receivedOf = (source: string, rcptTo: readonly { address: string }[]): ReceivedMail => ({
  to: rcptTo.map(({ address }) => address),
  source,
  header: (name) => new RegExp(`^${name}: (.*)\\r$`, 'im').exec(source)?.[1],
});
