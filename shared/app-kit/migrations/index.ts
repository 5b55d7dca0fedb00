import { fivePackages } from './0001-five-packages/migration.ts';
import type { Migration } from './migration.ts';

/** In the order of their folders: the first is number 1. One is only ever added at the end. */
export const migrations: readonly Migration[] = [fivePackages];

export type { Files, Migration } from './migration.ts';
