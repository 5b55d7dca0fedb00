import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as TestingLibrary from '@testing-library/dom';
import type { Driver } from './driver.ts';

declare global {
  interface Window {
    /** Finds elements as assistive technology names them, in every engine by the same rules. */
    TestingLibraryDom?: typeof TestingLibrary;
  }
}

const FINDER = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Runs a function in the page. Arguments and answer are JSON; it sees nothing of its module. */
export async function inPage<A extends unknown[], R>(driver: Driver, run: (...args: A) => R, ...args: A): Promise<R> {
  return (await driver.run(`return (${run})(...${JSON.stringify(args)})`)) as R;
}

/** The same with the finder in `window.TestingLibraryDom`. */
export async function withFinder<A extends unknown[], R>(
  driver: Driver,
  run: (...args: A) => R,
  ...args: A
): Promise<R> {
  const isThere = await inPage(driver, () => window.TestingLibraryDom !== undefined);
  if (!isThere) await driver.run(FINDER);
  return inPage(driver, run, ...args);
}
