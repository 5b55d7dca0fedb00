import { inTokyo } from '@portal/platform/text';
import type { Random } from '#random/random.ts';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** When people write, read and sign: any minute between eight and seven. */
export const atWork = (day: string, random: Random, [from, to]: readonly [number, number] = [8, 18]): Date =>
  inTokyo(day, `${twoDigits(random.int(from, to))}:${twoDigits(random.int(0, 59))}:00.000`);
