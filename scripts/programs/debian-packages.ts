import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findPostgres } from '@portal/lessee-api/database/private-postgres/find-postgres';

type Say = (line: string) => void;

/** A Debian package without which some tests check less, or are skipped. */
interface Helpful {
  readonly name: string;
  isThere(): boolean | Promise<boolean>;
}

/** Needed for screenshots of Japanese text. */
const JAPANESE_FONT: Helpful = {
  name: 'fonts-noto-cjk',
  isThere: () => existsSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'),
};
/** Reads PDFs. */
export const POPPLER: Helpful = {
  name: 'poppler-utils',
  isThere: () => spawnSync('pdftotext', ['-v'], { stdio: 'ignore' }).error === undefined,
};
/** The provider's database. */
const POSTGRES: Helpful = { name: 'postgresql', isThere: async () => (await findPostgres()) !== null };

/** With it nginx itself: the generated configuration is tested on it. */
export const NGINX: Helpful = {
  name: 'libnginx-mod-http-brotli-static',
  isThere: () => existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'),
};

const HELPFUL: readonly Helpful[] = [JAPANESE_FONT, NGINX, POPPLER, POSTGRES];

/** Installs missing packages where we may; elsewhere it names them. */
export async function installHelpfulPackages(say: Say): Promise<void> {
  const missing = await missingOf(HELPFUL);
  if (missing.length === 0 || (canInstall() && install(missing, say))) return;
  say(`Missing: ${missing.join(', ')}. Tests that need them see less or are skipped; the last line counts them.`);
}

export async function missingOf(packages: readonly Helpful[]): Promise<string[]> {
  const found = await Promise.all(packages.map((one) => one.isThere()));
  return packages.filter((_, index) => !found[index]).map(({ name }) => name);
}

/** On Debian as root. */
export const canInstall = (): boolean => existsSync('/etc/debian_version') && process.getuid?.() === 0;

export function install(packages: readonly string[], say: Say): boolean {
  say(`Installing ${packages.join(', ')} with apt-get ...`);
  return apt('update', '-q') && apt('install', '-y', '-q', '--no-install-recommends', ...packages);
}

function apt(...args: string[]): boolean {
  const { status } = spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    // Runlevel 1: an installed server is not started.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
  return status === 0;
}
