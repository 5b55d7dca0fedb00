import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const CHROMIUM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The Chromium for the browser tests: PORTAL_CHROMIUM, Debian's, or Playwright's own. On Debian as root it is
 * installed, with a Japanese font and with what reads PDFs.
 * @throws with a sentence that says what to do.
 */
export function findChromium(say: (line: string) => void): string {
  const named = process.env.PORTAL_CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`PORTAL_CHROMIUM names ${named}, which does not exist: correct it or unset it.`);
  }
  installOnDebian(say);
  const found = [...CHROMIUM_PATHS, playwrightsOwn()].find((path) => path && existsSync(path));
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium and none was found: install it (Debian: apt-get install chromium fonts-noto-cjk; ' +
      'elsewhere: npx playwright install chromium), or name one in PORTAL_CHROMIUM, and start again.',
  );
}

/** What the tests use of the system, installed where that is ours to do; elsewhere what is missing is said. */
export function installOnDebian(say: (line: string) => void): void {
  const missing = [
    ...(CHROMIUM_PATHS.some((path) => existsSync(path)) ? [] : ['chromium']),
    ...(existsSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc') ? [] : ['fonts-noto-cjk']),
    ...(existsSync('/usr/bin/pdftotext') ? [] : ['poppler-utils']),
  ];
  if (missing.length === 0 || !existsSync('/etc/debian_version')) return;
  if (process.getuid?.() !== 0) {
    say(`Not installed, and only root may install it: ${missing.join(', ')} (apt-get install ${missing.join(' ')}).`);
    return;
  }
  say(`Installing ${missing.join(', ')} with apt-get ...`);
  apt('update', '-q');
  apt('install', '-y', '-q', '--no-install-recommends', ...missing);
}

function playwrightsOwn(): string | undefined {
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

function apt(...args: string[]): void {
  const { status } = spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) throw new Error(`apt-get ${args[0]} failed: see the lines above.`);
}
