import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Compiler } from 'webpack';

/** The number of builds kept for each app, so that switching back to another branch finds its build. */
const KEPT_BUILDS = 3;

/** Removes earlier versions beside the folder that a build was written to. */
export class OldBuildsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('OldBuildsPlugin', (stats) => {
      if (stats.hasErrors()) return;
      const builds = dirname(compiler.outputPath);
      touchBuild(compiler.outputPath);
      const newestFirst = readdirSync(builds)
        .map((name) => join(builds, name))
        .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
      for (const old of newestFirst.slice(KEPT_BUILDS)) rmSync(old, { recursive: true });
    });
  }
}

/** A build that is used again counts as new. */
export function touchBuild(folder: string): void {
  const now = new Date();
  utimesSync(folder, now, now);
}
