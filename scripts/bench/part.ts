import type { Browser } from '@playwright/test';
import type { BenchOptions, Side } from './options.ts';
import type { Stack } from './stack.ts';
import type { SignedIn } from './visitor.ts';

/** What every part measures with. */
export interface Bench {
  readonly browser: Browser;
  readonly stack: Stack;
  readonly options: BenchOptions;
  readonly signedIn: Readonly<Record<Side, SignedIn>>;
}
