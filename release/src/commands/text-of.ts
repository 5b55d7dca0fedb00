import { existsSync, readFileSync } from 'node:fs';

/** The file of this name, if there is one. */
export const textOf = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null);
