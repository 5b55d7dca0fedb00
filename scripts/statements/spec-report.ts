import type { Row, Side } from './statements.ts';

const SAYS: Record<Side, { shown: string; missing: string }> = {
  provider: { shown: 'The provider’s side shows', missing: 'The provider’s side does not show:' },
  customer: { shown: 'A customer sees', missing: 'A customer does not see:' },
};
const SIDES = Object.keys(SAYS) as Side[];
const word = (isShown: boolean | undefined): string => (isShown === undefined ? '·' : isShown ? 'yes' : 'missing');

/** Every statement with its two columns; then, by column, what is missing and the totals. */
export function specReport(rows: readonly Row[]): string[] {
  return [
    line('', 'provider', 'customer', 'statement'),
    ...rows.map(({ number, sentence, provider, customer }) => line(number, word(provider), word(customer), sentence)),
    ...SIDES.flatMap((side) => ['', ...missing(rows, side)]),
    '',
    ...SIDES.map((side) => total(rows, side)),
  ];
}

const line = (number: string, provider: string, customer: string, sentence: string): string =>
  `${number.padEnd(6)} ${provider.padEnd(9)} ${customer.padEnd(9)} ${sentence}`;

function missing(rows: readonly Row[], side: Side): string[] {
  const left = rows.filter((row) => row[side] === false);
  return [SAYS[side].missing, ...left.map(({ number, sentence }) => `  ${number.padEnd(6)} ${sentence}`)];
}

function total(rows: readonly Row[], side: Side): string {
  const all = rows.filter((row) => row[side] !== undefined);
  return `${SAYS[side].shown} ${all.filter((row) => row[side]).length} of ${all.length} statements.`;
}
