import type { VersionFacts } from '../facts/versions.ts';
import { type Finding, problem } from '../finding.ts';

const UPDATE = 'npx pnpm@12.21.0 install --no-frozen-lockfile';

/** One version of everything: in the catalog, in the lock file, and installed. */
export const catalogFindings = (facts: VersionFacts): Finding[] => [
  ...Object.entries(facts.manifests).flatMap(([file, dependencies]) => offCatalog(facts, file, dependencies)),
  ...Object.entries(facts.catalog).flatMap(([name, version]) => unpinned(name, version)),
  ...notLocked(facts),
  ...notInstalled(facts),
];

/** Another package here, or a folder of the package itself: neither has a version. */
const IN_REPOSITORY = /^(?:workspace:|link:(?![./]))/;

function offCatalog(
  { catalog }: VersionFacts,
  file: string,
  dependencies: Readonly<Record<string, string>>,
): Finding[] {
  return Object.entries(dependencies).flatMap(([name, wanted]) => {
    if (IN_REPOSITORY.test(wanted)) return [];
    if (wanted !== 'catalog:')
      return problem(
        `${file} asks for ${name} ${wanted}`,
        `Write "catalog:" there; its version belongs in pnpm-workspace.yaml. Then ${UPDATE}`,
      );
    if (name in catalog) return [];
    return problem(
      `${file} asks for ${name}, which the catalog does not have`,
      `Give it a version in pnpm-workspace.yaml, then ${UPDATE}`,
    );
  });
}

function unpinned(name: string, version: string): Finding[] {
  if (/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) return [];
  return [
    problem(
      `the catalog has ${name} ${version}, which is no single version`,
      `Pin one in pnpm-workspace.yaml, then ${UPDATE}`,
    ),
  ];
}

/** An entry of the catalog that nobody uses is in no lock file. */
function notLocked({ catalog, lockedCatalog }: VersionFacts): Finding[] {
  const different = Object.entries(catalog).filter(([name, version]) => (lockedCatalog[name] ?? version) !== version);
  return different.map(([name, version]) =>
    problem(`the lock file has ${name} ${lockedCatalog[name]}, the catalog ${version}`, UPDATE),
  );
}

function notInstalled({ isInstalled }: VersionFacts): Finding[] {
  if (isInstalled) return [];
  return [
    problem(
      'what is installed is not what the lock file says',
      'npx pnpm@12.21.0 install --frozen-lockfile (npm start does it as well)',
    ),
  ];
}
