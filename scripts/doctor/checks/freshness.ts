import type { MissingBuild } from '../facts/builds.ts';
import type { PortalFacts } from '../facts/portal.ts';
import { type Finding, hint, problem } from '../finding.ts';

interface Facts {
  missing: readonly MissingBuild[];
  /** The versions of the current sources. */
  sources: Readonly<Record<string, string>>;
  portal: PortalFacts | null;
  /** Whether somebody looks at that portal. */
  isServed: boolean;
}

/** Whether what is built, composed and served is what the sources say. */
export const freshnessFindings = ({ missing, sources, portal, isServed }: Facts): Finding[] => [
  ...missing.flatMap(halfDone),
  ...(portal ? [...interrupted(portal), ...broken(portal), ...torn(portal), ...stale(portal, sources, isServed)] : []),
];

/** The next build of it takes it up: it does no harm. */
function halfDone({ app, folder, isHalfDone }: MissingBuild): Finding[] {
  if (!isHalfDone) return [];
  return [hint(`the build of ${app} in ${folder} is not finished`, `If none is running: npm run build -- ${app}`)];
}

function interrupted({ folder, isInterrupted }: PortalFacts): Finding[] {
  if (!isInterrupted) return [];
  return [
    problem(
      `a release into ${folder} was begun and not ended`,
      'If none is running: the next one (npm start, npm run compose or npm run release) takes it back, or completes it',
    ),
  ];
}

function broken({ folder, faults }: PortalFacts): Finding[] {
  return faults.map((fault) =>
    problem(
      `the registry in ${folder} cannot be used as it is: ${fault}`,
      'Compose it again: npm start, or npm run compose',
    ),
  );
}

function torn({ folder, versions }: PortalFacts): Finding[] {
  return versions
    .filter(({ place, missing }) => place === 'current' && missing.length > 0)
    .map(({ app, version, missing }) =>
      problem(
        `${folder} lists ${app} ${version} and lacks ${missing.join(', ')}`,
        `Begin it afresh: rm -r ${folder}, then npm start or npm run compose`,
      ),
    );
}

/** Composed anew at every start, an old portal is wrong only for whoever looks at it. */
function stale(
  { folder, versions }: PortalFacts,
  sources: Readonly<Record<string, string>>,
  isServed: boolean,
): Finding[] {
  const find = isServed ? problem : hint;
  const listed = new Set(versions.map(({ app }) => app));
  const unlisted = Object.keys(sources).filter((app) => !listed.has(app));
  return [
    ...versions
      .filter(
        ({ app, place, version }) => place === 'current' && sources[app] !== undefined && version !== sources[app],
      )
      .map(({ app, version }) =>
        find(
          `${folder} has ${app} ${version}, the sources are ${sources[app]}`,
          isServed ? 'Stop the portal and start it again: npm start' : 'npm start builds and composes what changed',
        ),
      ),
    ...unlisted.map((app) => find(`${folder} does not have ${app} yet`, 'npm start builds and composes what is new')),
  ];
}
