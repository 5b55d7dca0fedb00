import type { BuildFacts } from '../facts/builds.ts';
import { type Finding, problem } from '../finding.ts';
import { type Place, renewed } from './renewed.ts';

/**
 * All apps of a page use one React, the shell's. Code for development calls what React for production does not have,
 * and the other way round its warnings and its hot reload are missing.
 */
export function reactModeFindings(builds: readonly BuildFacts[], place: Place): Finding[] {
  const others = builds.filter(({ isDevelopment }) => !isDevelopment).map(({ app }) => app);
  if (others.length === 0) return [];
  return builds
    .filter(({ isDevelopment }) => isDevelopment)
    .map(({ app, folder }) =>
      problem(
        `${app} (${folder}) is built for development, ${others.join(', ')} for production: on one page their React does not fit`,
        renewed(place, app, folder),
      ),
    );
}
