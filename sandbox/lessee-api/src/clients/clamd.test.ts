import { zip } from '@portal/contract/testing/zip';
import { EICAR } from '#api/testing/eicar.ts';
import { PlatformUnavailableError } from '#platform/platform.ts';
import { clamdAt, createClamd } from './clamd.ts';
import { fakeClamd, hasClamd, runClamd } from './testing/clamd.ts';

const pdf = Buffer.from('%PDF-1.7');

async function asked<Result>(
  answer: string | null,
  ask: (scanner: ReturnType<typeof createClamd>) => Promise<Result>,
): Promise<{ result: Result; received: Buffer | undefined }> {
  const clamd = await fakeClamd(() => answer);
  const scanner = createClamd({ host: '127.0.0.1', port: clamd.port }, { answerMs: 300 });
  const result = await ask(scanner).finally(() => clamd.stop());
  return { result, received: clamd.received[0] };
}

test('a file is sent as one stream: command, length, bytes, and a length of nothing', async () => {
  const { result, received } = await asked('stream: OK', (scanner) => scanner.find(pdf));
  expect(result).toBeNull();
  expect(received?.toString('latin1')).toBe('zINSTREAM\0\0\0\0\x08%PDF-1.7\0\0\0\0');
});

test('what is found is answered by its name', async () => {
  const { result } = await asked('stream: Win.Test.EICAR_HDB-1 FOUND', (scanner) => scanner.find(pdf));
  expect(result).toBe('Win.Test.EICAR_HDB-1');
});

test.each([
  ['an error', 'INSTREAM size limit exceeded. ERROR'],
  ['nothing', ''],
  ['half a sentence', 'stream: '],
  ['not in time', null],
])('a scanner that answers %s is not available, which is not "nothing found"', async (_, answer) => {
  await expect(asked(answer, (scanner) => scanner.find(pdf))).rejects.toThrow(PlatformUnavailableError);
});

test('nor is one that is not there', async () => {
  await expect(createClamd({ path: '/nonexistent/clamd.sock' }).find(pdf)).rejects.toThrow(PlatformUnavailableError);
});

test('whether it answers at all is asked by a ping', async () => {
  await asked('PONG', (scanner) => scanner.ping());
  await expect(asked('UNKNOWN COMMAND', (scanner) => scanner.ping())).rejects.toThrow(PlatformUnavailableError);
});

test.each([
  ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['tcp://clamav:3310', { host: 'clamav', port: 3310 }],
])('%s is its address', (text, address) => {
  expect(clamdAt(text)).toEqual(address);
});

/** Not everybody has it; the end of a run counts what was skipped. */
(hasClamd() ? test : test.skip)(
  'clamd itself finds the test file, also within a workbook, and nothing else',
  async () => {
    const clamd = await runClamd();
    try {
      const scanner = createClamd({ path: clamd.path });
      const sheet = (content: string) =>
        zip([{ name: '[Content_Types].xml' }, { name: 'xl/media/a.txt', content: Buffer.from(content) }]);
      expect(await scanner.find(Buffer.from(EICAR))).toBe('Test.Eicar.UNOFFICIAL');
      expect(await scanner.find(sheet(EICAR))).toBe('Test.Eicar.UNOFFICIAL');
      for (const clean of [pdf, sheet('clean'), Buffer.alloc(5_000_000, 'A')])
        expect(await scanner.find(clean)).toBeNull();
    } finally {
      await clamd.stop();
    }
  },
  60_000,
);
