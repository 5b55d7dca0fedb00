import type { Random } from '#random/random.ts';

const parkingKinds: readonly [string, ...string[]] = [
  'パーキング',
  '第一駐車場',
  '第二駐車場',
  '月極駐車場',
  '立体駐車場',
  '東駐車場',
  'モータープール',
];

interface Site {
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
}

export interface Parking {
  readonly parkingName: string;
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly minutesOnFoot: number;
  readonly monthlyRent: number;
  readonly vacancy: number;
}

/** The walking speed in Japanese property advertisements; a fraction of a minute counts as one. */
const WALKING_METRES_PER_MINUTE = 80;
const METRES_PER_DEGREE = 111_320;

const walkingMinutes = (metres: number): number => Math.ceil(metres / WALKING_METRES_PER_MINUTE);

/** The greatest distance of an offer. */
export const FARTHEST_METRES = 1_100;

/** A parking lot 60 to 1,100 metres from the site, in any direction. */
export function parkingNear(site: Site, random: Random): Parking {
  const metres = random.int(60, FARTHEST_METRES);
  const bearing = random.fraction() * 2 * Math.PI;
  const north = (metres * Math.cos(bearing)) / METRES_PER_DEGREE;
  const east = (metres * Math.sin(bearing)) / (METRES_PER_DEGREE * Math.cos((site.latitude * Math.PI) / 180));
  const area = areaOf(site.address);
  const address = `${area}${random.int(1, 6)}丁目${random.int(1, 28)}-${random.int(1, 20)}`;
  return {
    parkingName: `${townOf(area)}${random.pick(parkingKinds)}`,
    address,
    latitude: rounded(site.latitude + north),
    longitude: rounded(site.longitude + east),
    minutesOnFoot: walkingMinutes(metres),
    monthlyRent: random.int(16, 90) * 500,
    vacancy: random.int(1, 12),
  };
}

/** As the crow flies; accurate enough for a neighbourhood. */
export function metresBetween(a: Omit<Site, 'address'>, b: Omit<Site, 'address'>): number {
  const north = (b.latitude - a.latitude) * METRES_PER_DEGREE;
  const east = (b.longitude - a.longitude) * METRES_PER_DEGREE * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

/** The address up to its first number: 東京都江東区豊洲3丁目2-20 → 東京都江東区豊洲. */
export function areaOf(address: string): string {
  const whole = address.trim();
  const area = whole.replace(/([〇一二三四五六七八九十]+丁目|[\d０-９]).*$/su, '').trim();
  return area === '' ? whole : area;
}

/** 東京都江東区豊洲 → 豊洲. A name without municipality stays. */
const townOf = (area: string): string => /^.*[区市町村郡](.+)$/u.exec(area)?.[1] ?? area;

/** Six digits are about ten centimetres. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
