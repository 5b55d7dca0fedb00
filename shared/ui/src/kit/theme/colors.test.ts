import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colors } from './colors.ts';
import { contrast, leastReadable, PAIRS } from './readable.ts';

test.each(PAIRS)('%s on %s can be read: %d:1 at least', (over, under, least) => {
  expect(contrast(colors[over], colors[under])).toBeGreaterThanOrEqual(least);
});

test('of colours that cannot be read, the worst pair is named', () => {
  expect(leastReadable(colors)).toBeUndefined();
  expect(leastReadable({ ...colors, warn: '#b07000', sub: '#777777' })).toEqual(['warn', 'warnSoft', 4.5]);
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
