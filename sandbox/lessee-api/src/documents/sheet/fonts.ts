import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { packageFolder } from '#package-folder.ts';
import { type Coverage, readCoverage } from './font-coverage.ts';

export interface Fonts {
  readonly regular: Buffer;
  readonly bold: Buffer;
  /** Of both: they have the same characters, which a test shows. */
  readonly covers: Coverage;
}

let fonts: Promise<Fonts> | undefined;

/** Eleven megabytes, read once. */
export const loadFonts = (): Promise<Fonts> => {
  fonts ??= readFonts();
  return fonts;
};

async function readFonts(): Promise<Fonts> {
  const read = (name: string) => readFile(fileURLToPath(new URL(`fonts/${name}.ttf`, packageFolder)));
  const [regular, bold] = await Promise.all([read('NotoSansJP_400Regular'), read('NotoSansJP_700Bold')]);
  return { regular, bold, covers: readCoverage(regular) };
}
