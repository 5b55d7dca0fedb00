import { isSingle } from '@portal/app-kit/build/shared-modules';
import type { BuildFacts } from '../facts/builds.ts';
import type { VersionFacts } from '../facts/versions.ts';
import { type Finding, problem } from '../finding.ts';

/** Of what has state there is one copy: two Reacts, two sessions or two caches on a page do not know each other. */
export const singleCopyFindings = (versions: VersionFacts, builds: readonly BuildFacts[]): Finding[] => [
  ...Object.keys(versions.found).flatMap((library) => inDependencies(versions, library)),
  ...builds.flatMap((build) => (build.role === 'remote' ? inRemote(build) : inShell(build))),
];

function inDependencies({ locked, found }: VersionFacts, library: string): Finding[] {
  const versions = locked[library] ?? [];
  const fix = `npx pnpm@12.21.0 why --recursive ${library} names who asks for which: one version in the catalog, and "catalog:" in every package.json.`;
  if (versions.length > 1) return [problem(`the lock file has ${library} ${versions.join(' and ')}`, fix)];
  const folders = found[library] ?? [];
  if (folders.length <= 1) return [];
  return [problem(`${library} is installed ${folders.length} times: ${folders.join(', ')}`, fix)];
}

function inRemote({ app, folder, modules }: BuildFacts): Finding[] {
  const own = modules.filter(isSingle);
  if (own.length === 0) return [];
  return [
    problem(
      `${app} (${folder}) brings its own ${wordsFor(own)}, which the shell provides`,
      `Take it from the sub-path that offers it (shared/app-kit/src/build/shared-modules.ts), then npm run build -- ${app}`,
    ),
  ];
}

function inShell({ app, folder, modules }: BuildFacts): Finding[] {
  const own = modules.filter(isSingle);
  const twice = own.filter((module, index) => own.indexOf(module) !== index);
  if (twice.length === 0) return [];
  return [
    problem(
      `${app} (${folder}) contains ${wordsFor(twice)} twice`,
      `A file imports it by a path of its own, not by its name: npm run check names it. Then npm run build -- ${app}`,
    ),
  ];
}

/** The libraries and folders of shared, not their hundreds of files. */
const wordsFor = (modules: readonly string[]): string => {
  const names = modules.map(
    (module) =>
      module.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)\//)?.[1] ??
      module.match(/shared\/(?:platform|ui)\/src\/.*/)?.[0] ??
      module,
  );
  return [...new Set(names)].slice(0, 5).join(', ');
};
