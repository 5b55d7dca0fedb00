import { eq } from 'drizzle-orm';
import type { LogEntry } from '#api/core/log.ts';
import type { Database } from '#database/database.ts';
import { mails } from '#database/schema/mail.ts';
import { openTestDatabase } from '#database/testing.ts';
import { certificate } from '../testing/localhost-certificate.ts';
import { type MailServer, runMailServer } from '../testing/mail-server.ts';
import { countMails, listDeadLetters, tryAgain } from './dead-letters.ts';
import { deliverDue, startDelivery } from './delivery.ts';
import { createMailQueue, IN_HAND_MS, waitAfter } from './queue.ts';
import { createSmtpService, type MailService } from './smtp.ts';

/* From the queue in the database to a mail server on this machine, over TLS. */

jest.setTimeout(120_000);

const from = '駐車場ポータル <noreply@portal.example.jp>';
const mail = {
  kind: 'mail',
  to: 'tanaka@example.jp',
  subject: '見積が届きました',
  text: '内容は添付のとおりです。',
} as const;

let database: Database;
let server: MailServer;
let service: MailService;
let log: LogEntry[];
let now: Date;

const clock = { now: () => now };
const queue = () => createMailQueue(database.db, { clock, domain: 'portal.example.jp' });
const deliver = () => deliverDue({ database, service, clock, log: (entry) => log.push(entry) });
const rows = () => database.db.select().from(mails).orderBy(mails.id);
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

beforeAll(async () => {
  [database, server] = await Promise.all([openTestDatabase(), runMailServer()]);
});
beforeEach(async () => {
  await database.db.delete(mails);
  server.received = [];
  server.refuse = { recipients: [], messages: [], senders: [] };
  server.beforeAnswer = null;
  log = [];
  now = new Date('2026-11-30T01:00:00.000Z');
  service = createSmtpService({ server: server.address, from, ca: certificate });
});
afterEach(() => service.close());
afterAll(async () => {
  await server.stop();
  await database.close();
});

test('a mail arrives once, with its text, its attachment and its Message-ID', async () => {
  const attachment = { name: '見積書_豊洲.pdf', content: Buffer.from('%PDF-1.7').toString('base64') };
  await queue().add({ ...mail, attachments: [attachment] });
  const [queued] = await rows();
  expect(queued?.messageId).toMatch(/^<\w{18}@portal\.example\.jp>$/);
  await deliver();
  await deliver();
  expect(server.received.map(({ to }) => to)).toEqual([['tanaka@example.jp']]);
  const [received] = server.received;
  expect(received?.header('Message-ID')).toBe(queued?.messageId);
  expect(received?.header('Auto-Submitted')).toBe('auto-generated');
  expect(received?.source).toContain(Buffer.from(mail.text).toString('base64'));
  expect(received?.source).toContain(attachment.content);
  expect(await rows()).toMatchObject([{ sentAt: now, attempts: 1, attachments: null, givenUpAt: null }]);
});

test('what a transaction takes back is not sent', async () => {
  const failed = database.db.transaction(async (tx) => {
    await queue().within(tx).add(mail);
    throw new Error('something else failed');
  });
  await expect(failed).rejects.toThrow('something else failed');
  await database.db.transaction((tx) =>
    queue()
      .within(tx)
      .add({ ...mail, to: 'yamada@example.jp' }),
  );
  await deliver();
  expect(server.received.flatMap(({ to }) => to)).toEqual(['yamada@example.jp']);
});

test('to somebody whose data are erased no mail is written, and none is given up', async () => {
  await queue().add({ kind: 'mail', to: 'a1B2c3D4e5F6g7H8i9@erased.invalid', subject: '請求書', text: '本文' });
  expect(await database.db.$count(mails, eq(mails.recipient, 'a1B2c3D4e5F6g7H8i9@erased.invalid'))).toBe(0);
});

test('an address is one address, whatever stands in it', async () => {
  await queue().add({ ...mail, to: 'tanaka@example.jp, yamada@example.jp' });
  await deliver();
  expect(server.received).toEqual([]);
  expect(await rows()).toMatchObject([{ givenUpAt: now, sentAt: null }]);
});

test('while the server is down mails wait, one attempt stands for all; when it is back they arrive', async () => {
  await server.stop();
  await queue().add(mail);
  await queue().add({ ...mail, to: 'yamada@example.jp' });
  await deliver();
  expect((await rows()).map(({ attempts, failure }) => [attempts, failure])).toEqual([
    [1, 'ESOCKET'],
    [0, null],
  ]);
  expect(log).toEqual([
    expect.objectContaining({ level: 'warn', event: 'mail not sent', attempts: 1, reply: 'ESOCKET' }),
  ]);
  await server.start();
  await deliver();
  expect(server.received.flatMap(({ to }) => to)).toEqual(['yamada@example.jp']);
  later(waitAfter(1));
  await deliver();
  expect(server.received.flatMap(({ to }) => to)).toEqual(['yamada@example.jp', 'tanaka@example.jp']);
});

test('a temporary refusal is tried again after a time that doubles, up to a quarter of an hour', async () => {
  await queue().add(mail);
  server.refuse.recipients = [451, 451];
  server.refuse.messages = [452];
  for (const seconds of [30, 60, 120]) {
    await deliver();
    later(seconds * 1000 - 1);
    await deliver();
    later(1);
  }
  expect(server.received).toEqual([]);
  await deliver();
  expect(server.received).toHaveLength(1);
  expect(await rows()).toMatchObject([{ attempts: 4, sentAt: now, failure: null }]);
  expect(Array.from({ length: 8 }, (_, index) => waitAfter(index + 1) / 1000)).toEqual([
    30, 60, 120, 240, 480, 900, 900, 900,
  ]);
});

test.each([
  ['the recipient', { recipients: [550] }, '550 no, 550'],
  ['the mail', { messages: [554] }, '554 no, 554'],
])('a refusal of %s for good is a dead letter, and the next mail is sent', async (_what, refuse, failure) => {
  Object.assign(server.refuse, refuse);
  await queue().add(mail);
  await queue().add({ ...mail, to: 'yamada@example.jp' });
  await deliver();
  later(86_400_000);
  await deliver();
  expect(server.received.flatMap(({ to }) => to)).toEqual(['yamada@example.jp']);
  expect((await rows())[0]).toMatchObject({ attempts: 1, givenUpAt: expect.any(Date), failure });
  // No address and no text in the log.
  expect(log).toEqual([
    { level: 'error', event: 'mail given up', mail: expect.any(Number), attempts: 1, reply: failure.slice(0, 3) },
  ]);
});

test('a server that does not take our sender or our password says nothing of the mail: it waits', async () => {
  server.refuse.senders = [550];
  await queue().add(mail);
  await deliver();
  expect(await rows()).toMatchObject([{ givenUpAt: null, failure: '550 no, 550' }]);
  later(waitAfter(1));
  service.close();
  service = createSmtpService({ server: server.address.replace('secret', 'other'), from, ca: certificate });
  await deliver();
  expect(await rows()).toMatchObject([{ givenUpAt: null, attempts: 2, failure: expect.stringMatching(/^535/) }]);
});

test('a mail that could not be sent for three days is a dead letter', async () => {
  await queue().add(mail);
  later(3 * 86_400_000);
  server.refuse.recipients = [451];
  await deliver();
  expect(await rows()).toMatchObject([{ givenUpAt: now, failure: '451 no, 451' }]);
});

test('after a crash between sending and writing it down, the mail comes again with the same Message-ID', async () => {
  await queue().add(mail);
  // As if the process ended when the server has taken the mail: what it would write is lost.
  const crashed = {
    ...database.db,
    update: () => {
      throw new Error('gone');
    },
  };
  const broken = Object.assign(Object.create(database.db), { update: crashed.update });
  await expect(deliverDue({ database: { ...database, db: broken }, service, clock, log: () => {} })).rejects.toThrow(
    'gone',
  );
  expect(server.received).toHaveLength(1);
  later(IN_HAND_MS - 1);
  await deliver();
  expect(server.received).toHaveLength(1);
  later(1);
  await deliver();
  await deliver();
  const ids = server.received.map((received) => received.header('Message-ID'));
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('dead letters are listed, and one that is given to the queue again is sent', async () => {
  server.refuse.recipients = [550];
  await queue().add(mail);
  await queue().add({ ...mail, to: 'yamada@example.jp' });
  await deliver();
  await queue().add({ ...mail, to: 'suzuki@example.jp' });
  const dead = await listDeadLetters(database.db);
  const { waiting } = await countMails(database.db);
  expect(waiting).toBe(1);
  expect(dead).toMatchObject([{ to: mail.to, subject: mail.subject, failure: '550 no, 550', givenUpAt: now }]);
  expect(await tryAgain(database.db, dead[0]?.id ?? 0, now)).toBe(true);
  expect(await tryAgain(database.db, dead[0]?.id ?? 0, now)).toBe(false);
  await deliver();
  expect(await countMails(database.db)).toEqual({ waiting: 0, dead: 0 });
  expect(server.received.flatMap(({ to }) => to)).toEqual(['yamada@example.jp', mail.to, 'suzuki@example.jp']);
});

test('two processes do not send one mail', async () => {
  for (let index = 0; index < 6; index += 1) await queue().add({ ...mail, to: `person-${index}@example.jp` });
  await Promise.all([deliver(), deliver()]);
  const sentTo = server.received.flatMap(({ to }) => to).sort();
  expect(sentTo).toEqual(Array.from({ length: 6 }, (_, index) => `person-${index}@example.jp`));
});

test('it starts at once, and a stop waits for the mail in hand', async () => {
  await queue().add(mail);
  const arrived = new Promise<void>((resolve) => {
    server.beforeAnswer = async () => {
      resolve();
      await new Promise((wait) => setTimeout(wait, 200));
    };
  });
  const stop = startDelivery({ database, service, clock, log: () => {} });
  await arrived;
  await stop();
  expect(await rows()).toMatchObject([{ sentAt: now }]);
});

test('with STARTTLS it arrives as well; a server without encryption gets neither password nor mail', async () => {
  const [other, open] = await Promise.all([runMailServer({ starttls: true }), runMailServer({ hasTls: false })]);
  await queue().add(mail);
  service.close();
  service = createSmtpService({ server: open.address, from, ca: certificate });
  await deliver();
  expect(open.received).toEqual([]);
  expect(await rows()).toMatchObject([{ givenUpAt: null, failure: expect.any(String) }]);
  later(waitAfter(1));
  service.close();
  service = createSmtpService({ server: other.address, from, ca: certificate });
  await deliver();
  expect(other.received).toHaveLength(1);
  await Promise.all([other.stop(), open.stop()]);
});

test('a server with a certificate that nobody knows gets nothing', async () => {
  await queue().add(mail);
  service.close();
  service = createSmtpService({ server: server.address, from });
  await deliver();
  expect(server.received).toEqual([]);
  const [row] = await database.db.select().from(mails).where(eq(mails.attempts, 1));
  expect(row).toMatchObject({ givenUpAt: null, sentAt: null });
});
