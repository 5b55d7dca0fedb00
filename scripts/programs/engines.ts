import { existsSync } from 'node:fs';
import { canInstall, install } from './debian-packages.ts';

/** A browser's engine besides Chromium's, and what the walk through the portal in it needs. */
interface Engine {
  /** Its project in `e2e/engines/playwright.config.ts`. */
  readonly project: string;
  readonly name: string;
  /** Names another one than Debian's, as PORTAL_CHROMIUM does. */
  readonly variable: string;
  readonly path: string;
  readonly packages: readonly string[];
}

const FIREFOX: Engine = {
  project: 'firefox',
  name: 'Firefox',
  variable: 'PORTAL_FIREFOX',
  path: '/usr/bin/firefox-esr',
  packages: ['firefox-esr'],
};
const WEBKIT: Engine = {
  project: 'webkit',
  name: 'WebKit',
  variable: 'PORTAL_WEBKIT_DRIVER',
  path: '/usr/bin/WebKitWebDriver',
  packages: ['webkit2gtk-driver', 'xvfb'],
};

export interface Engines {
  readonly found: readonly Engine[];
  readonly missing: readonly Engine[];
}

/** On Debian as root, the missing ones are installed. */
export function findEngines(say: (line: string) => void): Engines {
  const packages = lookForEngines().missing.flatMap((engine) => engine.packages);
  if (packages.length > 0 && canInstall()) install(packages, say);
  return lookForEngines();
}

/** Installs nothing. */
export function lookForEngines(
  environment: Readonly<Record<string, string | undefined>> = process.env,
  isThere: (path: string) => boolean = existsSync,
): Engines {
  const isFound = ({ variable, path }: Engine) => isThere(environment[variable] ?? path);
  const engines = [FIREFOX, WEBKIT];
  return { found: engines.filter(isFound), missing: engines.filter((engine) => !isFound(engine)) };
}
