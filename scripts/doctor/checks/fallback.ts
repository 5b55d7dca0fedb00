import { type UnmetNeed, unmetNeeds } from '@portal/release/compatibility';
import type { BuildFacts } from '../facts/builds.ts';
import type { PortalFacts } from '../facts/portal.ts';
import { type Finding, problem } from '../finding.ts';

/** A remote as it stands in the repository. */
export interface RemoteSources {
  app: string;
  /** Of `src/standalone.tsx`; null without one. */
  standalone: string | null;
}

interface Facts {
  builds: readonly BuildFacts[];
  remotes: readonly RemoteSources[];
  portal: PortalFacts | null;
}

/** What stands in where something is not there: of a module, of the shell, of a version, of a page's document. */
export const fallbackFindings = ({ builds, remotes, portal }: Facts): Finding[] => [
  ...builds.flatMap((build) => ofModules(build, builds)),
  ...remotes.flatMap(alone),
  ...(portal ? [...ofVersions(portal), ...ofDocuments(portal)] : []),
];

/** A remote for deployment has no copy of a shared module: what the shell does not provide is missing at run time. */
function ofModules({ app, contract }: BuildFacts, builds: readonly BuildFacts[]): Finding[] {
  const shell = builds.find(({ role }) => role === 'host')?.contract;
  if (contract?.role !== 'remote' || shell?.role !== 'host') return [];
  return unmetNeeds(shell, contract).map((need) =>
    problem(
      `${app} takes ${inWords(need)}, which the shell does not provide, and has no copy of its own`,
      `Enter a module in shared/app-kit/src/build/shared-modules.ts, export a name from it, or take it from elsewhere; then npm run build`,
    ),
  );
}

function inWords(need: UnmetNeed): string {
  switch (need.kind) {
    case 'exports':
      return need.names.length > 0 ? `${need.names.join(', ')} of ${need.module}` : need.module;
    case 'library':
      return `${need.library} ${need.wanted}`;
    case 'text':
      return `the text ${need.key}`;
    case 'contract':
      return `contract ${need.wanted}`;
    case 'runtime':
      return 'the official federation runtime';
  }
}

/** Alone there is no shell: what mounts it brings a whole host along. */
function alone({ app, standalone }: RemoteSources): Finding[] {
  if (standalone?.includes('mountStandalone(')) return [];
  return [
    problem(
      `${app} cannot run alone: ${standalone === null ? 'it has no src/standalone.tsx' : 'its src/standalone.tsx mounts nothing'}`,
      `Let ${app}/src/standalone.tsx call mountStandalone(remote, areas), as in the other remotes`,
    ),
  ];
}

/** When the current version cannot be loaded, the previous one is: without its files there is only a card. */
function ofVersions({ folder, versions }: PortalFacts): Finding[] {
  return versions
    .filter(({ place, missing }) => place === 'previous' && missing.length > 0)
    .map(({ app, version, missing }) =>
      problem(
        `the previous version of ${app} (${version}) lacks ${missing.join(', ')} in ${folder}`,
        `Put the files back from where they were published, or begin afresh: rm -r ${folder}, and compose it again`,
      ),
    );
}

function ofDocuments({ folder, missingDocuments }: PortalFacts): Finding[] {
  if (missingDocuments.length === 0) return [];
  return [
    problem(
      `${folder} lacks ${missingDocuments.join(', ')}: a page's address would lead nowhere`,
      'Compose it again: npm start, or npm run compose',
    ),
  ];
}
