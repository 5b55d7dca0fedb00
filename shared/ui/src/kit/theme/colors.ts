import { brand } from '@portal/platform/text/brand';

/**
 * Every colour of the portal. No other file but the brand's contains one: components use the semantic tokens of `system.ts`. Text
 * reaches 4.5:1 on each background, borders of fields 3:1 (colors.test.ts computes it).
 */
export const colors = {
  ink: '#1c2430',
  sub: '#4d5867',
  line: '#dde2e9',
  edge: '#7d8796',
  ground: '#f5f7fa',
  paper: '#ffffff',
  band: '#fafbfc',
  brand: brand.colour,
  brandDark: brand.colourDark,
  brandSoft: brand.colourSoft,
  ok: '#1b6e44',
  okSoft: '#e6f4ec',
  warn: '#8a5200',
  warnSoft: '#fdf1dc',
  bad: '#b3261e',
  badDark: '#8c1d17',
  badSoft: '#fdeceb',
  neutralSoft: '#eef0f3',
  focus: '#000000',
  focusRing: '#ffd43d',
  veil: 'rgb(28 36 48 / 0.55)',
  /** The ground below the veil. */
  veiledGround: '#7e838b',
  shade: 'rgb(28 36 48 / 0.16)',
} as const;
