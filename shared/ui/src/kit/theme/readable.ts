import type { colors } from './colors.ts';

type Color = keyof typeof colors;
/** What stands on what, and the contrast that it needs. */
export type Pair = readonly [over: Color, under: Color, least: number];

const on = (least: number, over: Color, ...grounds: readonly Color[]): Pair[] =>
  grounds.map((under) => [over, under, least]);
/** WCAG 2.2, 1.4.3 and 1.4.11. */
const text = (over: Color, ...grounds: readonly Color[]) => on(4.5, over, ...grounds);
const edge = (over: Color, ...grounds: readonly Color[]) => on(3, over, ...grounds);

export const PAIRS: readonly Pair[] = [
  ...text('ink', 'paper', 'ground', 'band', 'neutralSoft', 'brandSoft', 'okSoft', 'warnSoft', 'badSoft'),
  ...text('sub', 'paper', 'ground', 'band', 'neutralSoft'),
  ...text('brand', 'paper', 'ground', 'band', 'brandSoft', 'okSoft', 'warnSoft', 'badSoft'),
  ...text('brandDark', 'paper', 'ground', 'band', 'brandSoft'),
  ...text('ok', 'paper', 'okSoft'),
  ...text('warn', 'paper', 'warnSoft'),
  ...text('bad', 'paper', 'ground', 'badSoft'),
  ...text('paper', 'brand', 'brandDark', 'ok', 'bad', 'badDark', 'sub'),
  ...edge('edge', 'paper', 'ground', 'band'),
  ...edge('brand', 'ground'),
  ...edge('bad', 'paper'),
  ...edge('focus', 'paper', 'brandSoft', 'ground'),
  ...edge('focusRing', 'brand'),
];

/** Of two opaque colours `#rrggbb`: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The pair that reaches least of what it needs, if that is too little. */
export function leastReadable(colours: Readonly<Record<Color, string>>): Pair | undefined {
  const share = ([over, under, least]: Pair) => contrast(colours[over], colours[under]) / least;
  const [worst] = [...PAIRS].sort((one, other) => share(one) - share(other));
  return worst && share(worst) < 1 ? worst : undefined;
}

/** WCAG 2.2, relative luminance. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
