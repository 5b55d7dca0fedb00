import type { NewRemote } from './from-template.ts';
import { teamOf } from './register.ts';

/** Where a team's repository has the tarballs of our packages. */
export const PACKAGES_FOLDER = 'packages';
/** Its birth certificate: what it began as. */
const BIRTH_FILE = 'portal.json';

export interface Sources {
  /** By package of ours, the file of its tarball. */
  readonly tarballs: Readonly<Record<string, string>>;
  /** Their version. */
  readonly version: string;
  /** By library, our version. */
  readonly catalog: Readonly<Record<string, string>>;
  /** What may run at an install, and so on: `pnpm-workspace.yaml` without packages and catalog. */
  readonly pnpm: string;
}

/** What its code imports. */
const OURS = ['contract', 'platform', 'queries', 'ui'].map((name) => `@portal/${name}`);
const LIBRARIES = ['react', 'react-dom', 'valibot'];
/** What it is developed with. */
const OUR_TOOLS = ['app-kit', 'cli', 'sandbox'].map((name) => `@portal/${name}`);
const TOOLS = [
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
];

/** By path, the files around the sources of a remote in a repository of its own. */
export function ownRepositoryFiles(remote: NewRemote, sources: Sources): Record<string, string> {
  return {
    'package.json': json(manifest(remote, sources)),
    'pnpm-workspace.yaml': workspace(sources),
    'tsconfig.json': json({
      extends: '@portal/app-kit/tsconfig.base.json',
      compilerOptions: { lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: ['jest', 'node', '@testing-library/jest-dom'] },
      include: ['src', 'webpack.config.ts'],
    }),
    'biome.json': json({
      extends: ['@portal/app-kit/biome-rules.json'],
      vcs: { enabled: true, clientKind: 'git', useIgnoreFile: true },
      files: { includes: ['**', `!${PACKAGES_FOLDER}`] },
    }),
    'jest.config.mjs': "export { remoteTests as default } from '@portal/app-kit/jest';\n",
    '.gitignore': ['node_modules/', 'dist/', '.cache/', '.portal/', '.sandbox/', ''].join('\n'),
    '.github/CODEOWNERS': `* ${teamOf(remote)}\n`,
    '.github/workflows/change.yml': workflow(sources),
    [BIRTH_FILE]: json({ remote: remote.remote, template: sources.version }),
    'README.md': readme(remote, sources),
  };
}

function manifest({ remote }: NewRemote, { version, catalog }: Sources) {
  const libraries = (names: readonly string[]) => names.map((name) => [name, catalog[name] ?? ''] as const);
  const ours = (names: readonly string[]) => names.map((name) => [name, version] as const);
  return {
    name: remote,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: Object.fromEntries(
      ['dev', 'test', 'check', 'build', 'release', 'rollback', 'status'].map((command) => [
        command,
        `portal ${command}`,
      ]),
    ),
    sideEffects: false,
    imports: { '#*': './src/*' },
    dependencies: Object.fromEntries([...ours(OURS), ...libraries(LIBRARIES)]),
    devDependencies: Object.fromEntries([...ours(OUR_TOOLS), ...libraries(TOOLS)]),
  };
}

/** Our packages are in no registry: their names stand for the tarballs. */
const workspace = ({ tarballs, pnpm }: Sources): string =>
  [
    '# Where our packages are in a registry, this list goes.',
    'overrides:',
    ...Object.entries(tarballs).map(([name, file]) => `  "${name}": file:${PACKAGES_FOLDER}/${file}`),
    pnpm,
  ].join('\n');

const workflow = ({ catalog: { pnpm } }: Sources): string => `name: Change
on:
  pull_request:

permissions:
  contents: read

jobs:
  check:
    runs-on: ubuntu-latest
    container: node:22-bookworm
    timeout-minutes: 15
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          persist-credentials: false
      - run: npx --yes pnpm@${pnpm} install --frozen-lockfile
      - run: npm run check
      - run: npm test
      - run: npm run build
`;

const readme = (
  { remote, title, prefix, standalonePort, room }: NewRemote,
  { catalog: { pnpm } }: Sources,
): string => `# ${remote}

Shows 「${title}」 at \`${prefix}\` of the portal. Its first page is in \`src/${room}/\`.

\`\`\`
npx pnpm@${pnpm} install
npm run dev                           # alone, on a sandbox, at http://localhost:${standalonePort}
npm run check && npm test             # format, lint and types; unit tests
npm run release -- --to <folder>      # into a composed portal; npx portal help lists the rest
\`\`\`

\`portal.json\` says what this repository began as. How an area is built, and what it may use, is in the docs of the
portal's repository: \`docs/team.md\`.
`;

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
