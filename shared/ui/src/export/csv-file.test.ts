import fc from 'fast-check';
import { type CsvEncoding, csvFile } from './csv-file.ts';

const bytesOf = async (table: Parameters<typeof csvFile>[0], encoding: CsvEncoding) =>
  new Uint8Array(await csvFile(table, encoding).blob.arrayBuffer());
const textOf = async (table: Parameters<typeof csvFile>[0], encoding: CsvEncoding) =>
  new TextDecoder(encoding === 'utf8' ? 'utf-8' : 'shift_jis').decode(await bytesOf(table, encoding));

test('UTF-8 begins with a byte-order mark, and lines end as in RFC 4180', async () => {
  expect([...(await bytesOf([['あ']], 'utf8'))]).toEqual([0xef, 0xbb, 0xbf, 0x22, 0xe3, 0x81, 0x82, 0x22]);
  expect(
    await textOf(
      [
        ['現場名', '金額'],
        ['新宿"A"', 42_000],
        ['改行\nあり', null],
      ],
      'utf8',
    ),
  ).toBe('"現場名","金額"\r\n"新宿""A""","42000"\r\n"改行\nあり",');
});

test.each(['=1+1', '+81', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠A'])(
  'the text %j starts no formula',
  async (text) => {
    expect(await textOf([[text]], 'utf8')).toBe(`"'${text}"`);
  },
);

test('a number below zero stays a number', async () => {
  expect(await textOf([[-5, 'A-1', ' =1']], 'utf8')).toBe('"-5","A-1"," =1"');
});

test('Shift_JIS has no mark, and the characters of Windows are in it', async () => {
  expect([...(await bytesOf([['あ①']], 'shiftJis'))]).toEqual([0x22, 0x82, 0xa0, 0x87, 0x40, 0x22]);
  const text = '㈱髙﨑ヴ彅濵德～－∥№';
  expect(await textOf([[text]], 'shiftJis')).toBe(`"${text}"`);
});

test('each character of code page 932 is written as it is', async () => {
  const decoder = new TextDecoder('shift_jis');
  const all: string[] = [];
  for (let lead = 0x81; lead <= 0xfc; lead += 1)
    for (let trail = 0x40; trail <= 0xfc; trail += 1) {
      const character = decoder.decode(Uint8Array.of(lead, trail));
      // Not a pair, or of the range for characters of one's own.
      if ([...character].length === 1 && !/[\uFFFD\p{Co}]/u.test(character)) all.push(character);
    }
  expect(all.length).toBeGreaterThan(7_000);
  expect(await textOf([[all.join('')]], 'shiftJis')).toBe(`"${all.join('')}"`);
});

test('what Shift_JIS does not have is a question mark, and is named with a text that has it', async () => {
  const table = [['現場名'], ['𠮷田ビル'], ['カフェé'], ['𠮷野ビル'], ['波の〜形']];
  const { unwritable } = csvFile(table, 'shiftJis');
  expect(unwritable).toEqual([
    { character: '𠮷', text: '𠮷田ビル' },
    { character: 'é', text: 'カフェé' },
  ]);
  expect(await textOf(table, 'shiftJis')).toBe('"現場名"\r\n"?田ビル"\r\n"カフェ?"\r\n"?野ビル"\r\n"波の～形"');
  expect(csvFile(table, 'utf8').unwritable).toEqual([]);
});

test('whatever a customer types, the table has as many rows and cells as before', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 4 }), async (cells) => {
      const text = await textOf([cells], 'utf8');
      const read = [...text.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, cell = '']) => cell.replaceAll('""', '"'));
      expect(read.map((cell, index) => cell.replace(/^'/, '') === cells[index]?.replace(/^'/, ''))).not.toContain(
        false,
      );
      expect(read).toHaveLength(cells.length);
    }),
    { seed: 20261128 },
  );
});
