import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colors } from './colors.ts';

type Color = keyof typeof colors;

/** WCAG 2.2, relative luminance of an opaque `#rrggbb`. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Color, other: Color): number {
  const [light = 0, dark = 0] = [luminance(colors[one]), luminance(colors[other])].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const TEXTS: readonly (readonly [text: Color, grounds: readonly Color[]])[] = [
  ['ink', ['paper', 'ground', 'band', 'neutralSoft', 'brandSoft', 'okSoft', 'warnSoft', 'badSoft']],
  ['sub', ['paper', 'ground', 'band', 'neutralSoft']],
  ['brand', ['paper', 'ground', 'band', 'brandSoft', 'okSoft', 'warnSoft', 'badSoft']],
  ['brandDark', ['paper', 'ground', 'band', 'brandSoft']],
  ['ok', ['paper', 'okSoft']],
  ['warn', ['paper', 'warnSoft']],
  ['bad', ['paper', 'ground', 'badSoft']],
  ['paper', ['brand', 'brandDark', 'ok', 'bad', 'badDark', 'sub']],
];

test.each(TEXTS.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const)))(
  '%s on %s can be read: 4.5:1 at least',
  (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  },
);

test.each([
  ['edge', 'paper'],
  ['edge', 'ground'],
  ['edge', 'band'],
  ['brand', 'ground'],
  ['bad', 'paper'],
  ['focus', 'paper'],
  ['focus', 'brandSoft'],
  ['focus', 'ground'],
  ['focusRing', 'brand'],
] as const)('the edge %s stands out from %s: 3:1 at least', (edge, ground) => {
  expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3);
});

test('the ground below the veil is what the veil makes of it', () => {
  const channels = (color: string) => [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  const [red = 0, green = 0, blue = 0, alpha = 1] = (colors.veil.match(/[\d.]+/g) ?? []).map(Number);
  const mixed = channels(colors.ground).map((channel, index) =>
    Math.round(channel * (1 - alpha) + ([red, green, blue][index] ?? 0) * alpha),
  );
  expect(channels(colors.veiledGround)).toEqual(mixed);
});

const REPOSITORY = join(__dirname, '../../../../..');
const PACKAGES = readdirSync(REPOSITORY).filter((name) => /^(shell|mf-.+)$/.test(name));
const WRITTEN_COLOR = /['"`\s(:]#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?!-)|\b(?:rgba?|hsla?|oklch)\(/i;

const sources = ['shared/platform', 'shared/ui', 'shared/app-kit', ...PACKAGES].flatMap((name) =>
  readdirSync(join(REPOSITORY, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') || (name === 'shared/ui' && file.endsWith('.ts')))
    .map((file) => join(name, 'src', file)),
);

test('no other file of the portal contains a colour', () => {
  const offenders = sources.filter(
    (file) =>
      !file.endsWith('theme/colors.ts') &&
      !file.includes('.test.') &&
      WRITTEN_COLOR.test(readFileSync(join(REPOSITORY, file), 'utf8')),
  );
  expect(sources.length).toBeGreaterThan(30);
  expect(offenders).toEqual([]);
});
