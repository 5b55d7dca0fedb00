import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const CHROMIUM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Without these some tests see less; by package, a file that it brings. */
const HELPFUL_PACKAGES = {
  'fonts-noto-cjk': '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc',
  'poppler-utils': '/usr/bin/pdftotext',
};

type Say = (line: string) => void;

/**
 * The Chromium for the browser tests: PORTAL_CHROMIUM, Debian's, or Playwright's own. On Debian as root it is
 * installed where there is none.
 * @throws with a sentence that says what to do.
 */
export function findChromium(say: Say): string {
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

/** A Japanese font for pictures and what reads PDFs: installed where that is ours to do, else what is missing is said. */
export function installHelpfulPackages(say: Say): void {
  const missing = Object.entries(HELPFUL_PACKAGES).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));
  if (missing.length === 0 || (canInstall() && install(missing, say))) return;
  say(`Missing: ${missing.join(', ')}. The tests that read PDFs or look at Japanese text see less without them.`);
}

const installed = () => [...CHROMIUM_PATHS, playwrightsOwn()].find((path) => path && existsSync(path));
const canInstall = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

function install(packages: readonly string[], say: Say): boolean {
  say(`Installing ${packages.join(', ')} with apt-get ...`);
  return apt('update', '-q') && apt('install', '-y', '-q', '--no-install-recommends', ...packages);
}

function playwrightsOwn(): string | undefined {
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

function apt(...args: string[]): boolean {
  const { status } = spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}
