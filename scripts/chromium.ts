import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { canInstall, install } from './packages.ts';

const CHROMIUM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The Chromium for the browser tests: PORTAL_CHROMIUM, Debian's, or Playwright's own. On Debian as root it is installed
 * if there is none.
 * @throws with a sentence that says what to do.
 */
export function findChromium(say: (line: string) => void): string {
  const named = process.env.PORTAL_CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`PORTAL_CHROMIUM names ${named}, which does not exist: correct it or unset it.`);
  }
  const found = installed() ?? (canInstall() && install(['chromium'], say) ? installed() : undefined);
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium and none was found: install it (Debian: apt-get install chromium fonts-noto-cjk; ' +
      'elsewhere: npx playwright install chromium), or name one in PORTAL_CHROMIUM, and start again.',
  );
}

const installed = () => [...CHROMIUM_PATHS, playwrightsOwn()].find((path) => path && existsSync(path));

function playwrightsOwn(): string | undefined {
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}
