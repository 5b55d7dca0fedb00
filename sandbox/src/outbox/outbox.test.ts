import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mountSmallDisk } from '#testing/small-disk.ts';
import { createOutbox } from './outbox.ts';
import { outboxPage } from './outbox-page.ts';

const directory = mkdtempSync(join(tmpdir(), 'sandbox-outbox-'));
const file = join(directory, 'outbox.jsonl');
let now = new Date('2026-11-20T03:04:05.000Z');
const attachmentsDir = join(directory, 'attachments');
const open = () => createOutbox({ file, attachmentsDir, clock: { now: () => now } });

const mail = {
  kind: 'mail',
  to: 'tanaka@demo.example',
  subject: '件名',
  text: '本文\n\nhttp://localhost:4000/auth-action?a=1&b=2\n\n以上',
  link: 'http://localhost:4000/auth-action?a=1&b=2',
} as const;
const sms = { kind: 'sms', to: '+819011112222', text: '認証コード：123456', code: '123456' } as const;

afterAll(() => rmSync(directory, { recursive: true }));

test('the newest message comes first, with its sending time', async () => {
  const outbox = open();
  await outbox.add(mail);
  now = new Date('2026-11-20T03:05:00.000Z');
  await outbox.add(sms);
  expect(outbox.messages()).toEqual([
    { ...sms, at: '2026-11-20T03:05:00.000Z' },
    { ...mail, at: '2026-11-20T03:04:05.000Z' },
  ]);
});

test('messages survive a restart, and a line cut off by a killed process destroys no other', async () => {
  appendFileSync(file, '{"kind":"mail","to":"tan');
  const outbox = open();
  expect(outbox.messages()).toHaveLength(2);
  await outbox.add(mail);
  expect(open().messages()).toHaveLength(3);
});

test('the page is in Japanese, shows Tokyo time, makes the link clickable and shows the code', async () => {
  const page = String(await outboxPage(open().messages()));
  expect(page).toContain('<html lang="ja">');
  expect(page).toContain('12:04');
  expect(page).toContain('<a href="http://localhost:4000/auth-action?a=1&amp;b=2">');
  expect(page).toContain('以上');
  expect(page).toContain('<span class="code">123456</span>');
});

test('what customers write is shown as text, never as markup', async () => {
  const page = String(await outboxPage([{ ...mail, at: now.toISOString(), text: '<script>alert(1)</script>' }]));
  expect(page).not.toContain('<script>alert');
});

describe('an attachment', () => {
  const pdf = Buffer.from('%PDF-1.7 見積');
  const withPdf = { ...mail, attachments: [{ name: '見積書 <1>.pdf', content: pdf.toString('base64') }] };

  test('is stored once for all its recipients, and survives a restart', async () => {
    const outbox = open();
    for (const to of ['a@example.jp', 'b@example.jp']) await outbox.add({ ...withPdf, to });
    const [second, first] = open().messages();
    expect(first?.attachments).toEqual([{ id: expect.any(String), name: '見積書 <1>.pdf', size: pdf.length }]);
    expect(second?.attachments).toEqual(first?.attachments);
    expect(Buffer.from(open().attachment(first?.attachments?.[0]?.id ?? '') ?? [])).toEqual(pdf);
    expect(readdirSync(attachmentsDir)).toHaveLength(1);
  });

  test('appears on the page with its name and its size, as text', async () => {
    const page = String(await outboxPage(open().messages()));
    expect(page).toContain('添付ファイル：');
    expect(page).toContain('>見積書 &lt;1&gt;.pdf</a>（1KB）');
  });

  test('is deleted with its last message, as is a file that a killed process left half-written', () => {
    const left = join(attachmentsDir, 'half.tmp');
    writeFileSync(left, '');
    expect(readdirSync(attachmentsDir)).toHaveLength(2);
    open();
    expect(existsSync(left)).toBe(false);
    expect(readdirSync(attachmentsDir)).toHaveLength(1);
    rmSync(file);
    open();
    expect(readdirSync(attachmentsDir)).toEqual([]);
  });

  test('is not read from any other place', async () => {
    const outbox = open();
    await outbox.add(withPdf);
    for (const id of ['', '.', '..', '../outbox.jsonl', 'A'.repeat(64), '0'.repeat(64)]) {
      expect(outbox.attachment(id)).toBeNull();
    }
  });
});

const disk = mountSmallDisk(64 * 1024);
afterAll(() => disk?.remove());

(disk ? test : test.skip)('a message that the full disk cannot keep is refused, and leaves no half line', async () => {
  if (!disk) return;
  const place = { file: join(disk.path, 'outbox.jsonl'), attachmentsDir: join(disk.path, 'attachments') };
  const outbox = createOutbox({ ...place, clock: { now: () => now } });
  await outbox.add(mail);
  const kept = readFileSync(place.file, 'utf8');
  const long = { ...mail, text: 'あ'.repeat(5_000) };
  const withFile = { ...mail, attachments: [{ name: 'a.pdf', content: 'A'.repeat(20_000) }] };

  // The beginning of the line still fits.
  disk.fill(4_096);
  for (const message of [long, withFile]) {
    await expect(outbox.add(message)).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(readFileSync(place.file, 'utf8')).toBe(kept);
    expect(outbox.messages()).toHaveLength(1);
  }

  disk.makeRoom();
  for (const message of [long, withFile]) await outbox.add(message);
  const reopened = createOutbox({ ...place, clock: { now: () => now } }).messages();
  expect(reopened).toEqual(outbox.messages());
  expect(reopened).toHaveLength(3);
});

test('an empty outbox says so', async () => {
  const outbox = open();
  outbox.clear();
  expect(outbox.messages()).toEqual([]);
  expect(open().messages()).toEqual([]);
  expect(String(await outboxPage([]))).toContain('まだ何も送信されていません。');
});
