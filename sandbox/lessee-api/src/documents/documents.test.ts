import { renderBill } from './bill.ts';
import { renderConsolidatedBill } from './consolidated-bill.ts';
import { renderContract } from './contract.ts';
import { renderEstimates } from './estimates.ts';
import { A4 } from './sheet/sheet.ts';
import { describeWithPoppler, picturesOf, runningTextOf, type Word, wordsOf } from './testing/poppler.ts';
import { sampleBill, sampleConsolidatedBill, sampleContract, sampleEstimates } from './testing/samples.ts';

type Kind = [name: string, render: (names: string) => Promise<Buffer>, places: number];

/** Every document with a text in all places that a customer or the provider fills in, and how many those are. */
const kinds: Kind[] = [
  [
    '請求書',
    (text) =>
      renderBill({
        ...sampleBill,
        addressee: { companyName: text, department: text, personName: text },
        subject: text,
        parkingName: text,
        parkingAddress: text,
        lines: [{ description: text, quantity: 9_999, unitPrice: 9_999_999 }],
      }),
    7,
  ],
  [
    '合算請求書',
    (text) => {
      const input = sampleConsolidatedBill(2);
      const lines = [{ description: '駐車場利用料', quantity: 9_999, unitPrice: 9_999_999 }];
      const bills = input.bills.map((bill) => ({ ...bill, siteName: text, parkingName: text, lines }));
      return renderConsolidatedBill({
        ...input,
        addressee: { companyName: text, department: text, personName: null },
        bills,
      });
    },
    6,
  ],
  [
    '見積書',
    (text) => {
      const input = sampleEstimates(2);
      return renderEstimates({
        ...input,
        addressee: { companyName: text, department: text, personName: text },
        siteName: text,
        siteAddress: text,
        numberOfCars: 9_999,
        automobileType: text,
        estimates: input.estimates.map((offer) => ({
          ...offer,
          parkingName: text,
          address: text,
          monthlyRent: 9_999_999,
        })),
      });
    },
    10,
  ],
  [
    '契約書',
    (text) =>
      renderContract({
        ...sampleContract,
        lessee: { companyName: text, department: text },
        siteName: text,
        siteAddress: text,
        parkingName: text,
        parkingAddress: text,
        automobileType: text,
        numberOfCars: 9_999,
        monthlyRent: 9_999_999,
      }),
    8,
  ],
];

test.each(kinds)('%s: the same content is the same file', async (_, render) => {
  const [first, second] = [await render('豊洲'), await render('豊洲')];
  expect(first.equals(second)).toBe(true);
});

/** As long as the fields allow, half of it without a place to break. */
const LONG = `始${'Supercalifragilistic'.repeat(6)}${'首都圏メンテナンス、'.repeat(12)}了`;
/** No printer prints to the very edge; the footer stands above it. */
const EDGE = 28;

describeWithPoppler('every document', () => {
  test.each(kinds)('%s: breaks the longest names and addresses, and cuts nothing', async (_, render, places) => {
    const text = runningTextOf(await render(LONG));
    expect(text.split(LONG).length - 1).toBe(places);
  });

  test.each(kinds)('%s: prints nothing over the edges and nothing over something else', async (_, render) => {
    const pdf = await render(LONG);
    const words = wordsOf(pdf);
    for (const { left, top, right, bottom } of words) {
      expect(left).toBeGreaterThanOrEqual(A4.margin - 0.5);
      expect(right).toBeLessThanOrEqual(A4.width - A4.margin + 0.5);
      expect(top).toBeGreaterThanOrEqual(EDGE);
      expect(bottom).toBeLessThanOrEqual(A4.height - EDGE + 0.5);
    }
    expect(words.flatMap((word, index) => words.slice(index + 1).filter((other) => overlaps(word, other)))).toEqual([]);
    // Frames and lines too; at 36 dots per inch two points are a pixel.
    for (const { width, height, pixels } of picturesOf(pdf, 36)) {
      const inked = [...pixels.entries()].filter(([, grey]) => grey < 200).map(([index]) => index);
      expect(Math.min(...inked.map((index) => index % width))).toBeGreaterThanOrEqual(A4.margin / 2 - 1);
      expect(Math.max(...inked.map((index) => index % width))).toBeLessThanOrEqual(width - A4.margin / 2 + 1);
      expect(Math.max(...inked)).toBeLessThan((height - EDGE / 2) * width);
    }
  });

  test.each(kinds)('%s: figures stay on one line, however large', async (_, render) => {
    // 9,999 × 9,999,999, and with its tax.
    const figures = wordsOf(await render('豊洲')).map(({ text }) => text.replace(/（.*/, ''));
    expect(figures).toContain('99,989,990,001円');
    expect(figures).toContain('109,988,989,001円');
  });

  test('rare kanji have glyphs of their own, and what the font has not is a 〓, never an empty box', async () => {
    // As text they all are found; a font without the glyph draws the same box for each.
    const pictures: string[] = [];
    for (const text of ['髙', '高', '﨑', '𠮷', '吉', '㈱', '①', '邉', '鷗', ' ', '〓', '🏗️', '\u{F0000}']) {
      // In bold and in regular letters.
      const pdf = await renderBill({
        ...sampleBill,
        addressee: { companyName: text, department: text, personName: '' },
      });
      pictures.push(
        picturesOf(pdf, 60)
          .map(({ pixels }) => pixels.toString('base64'))
          .join(),
      );
    }
    expect(new Set(pictures).size).toBe(11);
    expect(new Set(pictures.slice(-3)).size).toBe(1);
  });
});

/** A line's box is higher than its letters; only what shares their middle is printed over each other. */
function overlaps(a: Word, b: Word): boolean {
  const share = (fromA: number, toA: number, fromB: number, toB: number) => Math.min(toA, toB) - Math.max(fromA, fromB);
  const tall = Math.min(a.bottom - a.top, b.bottom - b.top);
  return (
    a.page === b.page &&
    share(a.left, a.right, b.left, b.right) > 1 &&
    share(a.top, a.bottom, b.top, b.bottom) > tall / 3
  );
}
