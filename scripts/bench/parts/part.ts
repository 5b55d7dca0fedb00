import type { Browser } from '@playwright/test';
import type { BenchOptions } from '../options.ts';
import type { Side, Stack } from '../stack.ts';
import type { SignedIn } from '../visitor.ts';

/** What every part measures with. A part throws if it has no figure at all: its table then stays as it was. */
export interface Bench {
  readonly browser: Browser;
  readonly stack: Stack;
  readonly options: BenchOptions;
  readonly signedIn: Readonly<Record<Side, SignedIn>>;
  say(line: string): void;
}

export interface PartReport {
  /** Markdown. */
  readonly text: string;
  /** What failed, a line each. */
  readonly failures: readonly string[];
}

export const MINUTE_MS = 60_000;
export const PORTAL_TO_MONOLITH = { theirs: 'monolith', ours: 'portal' } as const;
