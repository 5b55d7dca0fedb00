import { join } from 'node:path';
import { root } from '../root.ts';
import type { Shades } from './shades.ts';

type Colours = Readonly<Record<string, string>>;
interface Module {
  readonly leastReadable: (colours: Colours) => readonly [over: string, under: string, least: number] | undefined;
  readonly contrast: (one: string, other: string) => number;
}

/** Two colours of the theme whose contrast is too low. */
interface Unreadable {
  readonly over: string;
  readonly under: string;
  readonly contrast: number;
  readonly least: number;
}

/** Of the kit's theme, with these colours of a brand: the worst pair that cannot be read; undefined if all can. */
export type Theme = (brand: Shades) => Unreadable | undefined;

/** The theme is in no package that commands may take, so it is read as a file. */
export async function theme(): Promise<Theme> {
  const { colors }: { colors: Colours } = await import(fileOf('colors'));
  const { leastReadable, contrast }: Module = await import(fileOf('readable'));
  return ({ colour, colourDark, colourSoft }) => {
    const colours: Colours = { ...colors, brand: colour, brandDark: colourDark, brandSoft: colourSoft };
    const [over, under, least] = leastReadable(colours) ?? [];
    if (over === undefined || under === undefined || least === undefined) return undefined;
    return { over, under, contrast: contrast(colours[over] ?? '', colours[under] ?? ''), least };
  };
}

const fileOf = (name: string): string => join(root, `shared/ui/src/kit/theme/${name}.ts`);
