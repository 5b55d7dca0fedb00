import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOutbox } from './outbox.ts';
import { outboxPage } from './outbox-page.ts';

const directory = mkdtempSync(join(tmpdir(), 'sandbox-outbox-'));
const file = join(directory, 'outbox.jsonl');
let now = new Date('2026-11-20T03:04:05.000Z');
const open = () => createOutbox({ file, clock: { now: () => now } });

const mail = {
  kind: 'mail',
  to: 'tanaka@demo.example',
  subject: '件名',
  text: '本文\n\nhttp://localhost:4000/auth-action?a=1&b=2\n\n以上',
  link: 'http://localhost:4000/auth-action?a=1&b=2',
} as const;
const sms = { kind: 'sms', to: '+819011112222', text: '確認コード：123456', code: '123456' } as const;

afterAll(() => rmSync(directory, { recursive: true }));

test('the newest message comes first, with the instant when it was sent', async () => {
  const outbox = open();
  await outbox.add(mail);
  now = new Date('2026-11-20T03:05:00.000Z');
  await outbox.add(sms);
  expect(outbox.messages()).toEqual([
    { ...sms, at: '2026-11-20T03:05:00.000Z' },
    { ...mail, at: '2026-11-20T03:04:05.000Z' },
  ]);
});

test('messages survive a restart, and a line that was cut off by a killed process does no harm', async () => {
  appendFileSync(file, '{"kind":"mail","to":"tan\n');
  expect(open().messages()).toHaveLength(2);
});

test('the page is in Japanese, tells the time in Tokyo, links the link and shows the code', async () => {
  const page = String(await outboxPage(open().messages()));
  expect(page).toContain('<html lang="ja">');
  expect(page).toContain('12:04');
  expect(page).toContain('<a href="http://localhost:4000/auth-action?a=1&amp;b=2">');
  expect(page).toContain('以上');
  expect(page).toContain('<span class="code">123456</span>');
});

test('what customers write is text, never markup', async () => {
  const page = String(await outboxPage([{ ...mail, at: now.toISOString(), text: '<script>alert(1)</script>' }]));
  expect(page).not.toContain('<script>alert');
});

test('an empty outbox says so', async () => {
  const outbox = open();
  outbox.clear();
  expect(outbox.messages()).toEqual([]);
  expect(open().messages()).toEqual([]);
  expect(String(await outboxPage([]))).toContain('まだ何も送信されていません。');
});
