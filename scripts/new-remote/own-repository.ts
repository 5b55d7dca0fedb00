import { stringify } from 'yaml';
import { LIBRARIES, PACKAGES_FOLDER, type Packages, TOOLS } from '../pack/packages.ts';
import { BIRTH_FILE, type Birth } from './birth.ts';
import type { NewRemote } from './from-template.ts';
import { ownJourney } from './own-journey.ts';
import { ownWorkflows } from './own-workflows.ts';
import { teamOf } from './register.ts';

/** What its code imports. */
const OURS = ['contract', 'platform', 'queries', 'ui'].map((name) => `@portal/${name}`);
/** What it is developed with. */
const OUR_TOOLS = ['app-kit', 'cli', 'sandbox'].map((name) => `@portal/${name}`);

/** By path, the files around the sources of a remote in a repository of its own. */
export function ownRepositoryFiles(remote: NewRemote, packages: Packages): Record<string, string> {
  return {
    'package.json': json(manifest(remote, packages)),
    'pnpm-workspace.yaml': workspace(packages),
    'tsconfig.json': json({
      extends: '@portal/app-kit/tsconfig.base.json',
      compilerOptions: { lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: ['jest', 'node', '@testing-library/jest-dom'] },
      include: ['src', 'journey', 'webpack.config.ts'],
    }),
    'biome.json': json({
      extends: ['@portal/app-kit/biome-rules.json'],
      vcs: { enabled: true, clientKind: 'git', useIgnoreFile: true },
      files: { includes: ['**', `!${PACKAGES_FOLDER}`] },
    }),
    'jest.config.mjs': "export { remoteTests as default } from '@portal/app-kit/jest';\n",
    '.gitignore': ['node_modules/', 'dist/', '.cache/', '.portal/', '.sandbox/', ''].join('\n'),
    '.github/CODEOWNERS': `* ${teamOf(remote)}\n`,
    ...ownWorkflows(),
    ...ownJourney(remote),
    [BIRTH_FILE]: json(birth(remote, packages)),
    'README.md': readme(remote, packages),
  };
}

/** New sources need none of today's migrations, so all of them count as done. */
const birth = ({ remote }: NewRemote, { version, demands }: Packages): Birth => ({
  remote,
  template: version,
  migration: demands.migrations,
});

function manifest({ remote }: NewRemote, { version, demands: { catalog } }: Packages) {
  const libraries = (names: readonly string[]) => names.map((name) => [name, catalog[name] ?? ''] as const);
  const ours = (names: readonly string[]) => names.map((name) => [name, version] as const);
  return {
    name: remote,
    version: '0.1.0',
    private: true,
    type: 'module',
    engines: { pnpm: catalog.pnpm },
    scripts: Object.fromEntries(
      ['dev', 'test', 'journey', 'check', 'build', 'release', 'rollback', 'status', 'upgrade', 'doctor'].map(
        (command) => [command, `portal ${command}`],
      ),
    ),
    sideEffects: false,
    imports: { '#*': './src/*' },
    dependencies: Object.fromEntries([...ours(OURS), ...libraries(LIBRARIES)]),
    devDependencies: Object.fromEntries([...ours(OUR_TOOLS), ...libraries(TOOLS)]),
  };
}

/** Our packages are in no registry: their names stand for the tarballs. */
const workspace = ({ tarballs, demands: { settings } }: Packages): string =>
  [
    '# Where our packages are in a registry, this list goes.',
    'overrides:',
    ...Object.entries(tarballs).map(([name, file]) => `  "${name}": file:${PACKAGES_FOLDER}/${file}`),
    stringify(settings),
  ].join('\n');

const readme = (
  { remote, title, prefix, standalonePort, room }: NewRemote,
  {
    demands: {
      catalog: { pnpm },
    },
  }: Packages,
): string => `# ${remote}

Shows 「${title}」 at \`${prefix}\` of the portal. Its first page is in \`src/${room}/\`.

\`\`\`
npx pnpm@${pnpm} install
npm run dev                           # alone, on a sandbox, at http://localhost:${standalonePort}
npm run check && npm test             # format, lint and types; unit tests
npm run journey                       # in a browser, alone on a sandbox
npm run release -- --to <folder>      # into a composed portal; npx portal help lists the rest
\`\`\`

\`portal.json\` says what this repository began as and what has been migrated since. How an area is built, and what it may
use, is in the docs of the portal's repository, which begin for you with \`docs/team.md\`.
`;

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
