import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const JAPANESE_FONT = 'fonts-noto-cjk';

/**
 * The Chromium for the browser tests: PORTAL_CHROMIUM, Debian's, or Playwright's own; on Debian as root it is installed.
 * @throws with a sentence that says what to do.
 */
export function findChromium(say: (line: string) => void): string {
  const named = process.env.PORTAL_CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`PORTAL_CHROMIUM names ${named}, which does not exist: correct it or unset it.`);
  }
  const found = [...CANDIDATES, playwrightsOwn()].find((path) => path && existsSync(path));
  if (found) return found;
  if (isDebianRoot()) {
    say('Installing Chromium and a Japanese font with apt-get ...');
    apt('update', '-q');
    apt('install', '-y', '-q', '--no-install-recommends', 'chromium', JAPANESE_FONT);
    const installed = CANDIDATES.find((path) => existsSync(path));
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need Chromium and none was found: install it (Debian: apt-get install chromium fonts-noto-cjk; ' +
      'elsewhere: npx playwright install chromium), or name one in PORTAL_CHROMIUM, and start again.',
  );
}

function playwrightsOwn(): string | undefined {
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

const isDebianRoot = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

function apt(...args: string[]): void {
  const { status } = spawnSync('apt-get', args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) throw new Error('apt-get could not install Chromium: see the lines above.');
}
