import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { canInstall, install } from './debian-packages.ts';

/** The headless shell has no window: a page opens with an eighth of the work, and most tests open pages. */
const SHELL = '/usr/bin/chromium-headless-shell';
const CHROMIUM_PATHS = [SHELL, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The Chromium for the browser tests: PORTAL_CHROMIUM, Debian's, or Playwright's own. On Debian as root its headless
 * shell is installed where it is missing.
 * @throws with a sentence that says what to do.
 */
export function findChromium(say: (line: string) => void): string {
  const named = process.env.PORTAL_CHROMIUM;
  if (named && !existsSync(named))
    throw new Error(`PORTAL_CHROMIUM names ${named}, which does not exist: correct it or unset it.`);
  if (!named && !existsSync(SHELL) && canInstall()) install(['chromium-headless-shell'], say);
  const found = named ?? [...CHROMIUM_PATHS, playwrightsOwn()].find((path) => path && existsSync(path));
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium and none was found: install it (Debian: apt-get install chromium-headless-shell ' +
      'fonts-noto-cjk; elsewhere: npx playwright install chromium), or name one in PORTAL_CHROMIUM, and start again.',
  );
}

function playwrightsOwn(): string | undefined {
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}
