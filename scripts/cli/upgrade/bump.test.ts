import { bumpedManifest, bumpedWorkspace } from './bump.ts';

const PACKAGES = {
  tarballs: { '@portal/cli': 'portal-cli-2.0.0.tgz', '@portal/ui': 'portal-ui-2.0.0.tgz' },
  version: '2.0.0',
  demands: {
    catalog: { react: '20.0.0', '@types/node': '24.0.0', '@types/jest': '31.0.0', pnpm: '13.0.0' },
    settings: { allowBuilds: { esbuild: false }, autoInstallPeers: false },
    textKeys: [],
    migrations: 1,
  },
};
const BEFORE = {
  catalog: { react: '19.3.1', '@types/node': '22.0.0', '@types/jest': '30.0.0' },
  settings: {},
  textKeys: [],
  migrations: 1,
};

test('ours get the new version, those that are no longer made go, libraries follow what they fit', () => {
  const manifest = {
    name: 'mf-parking',
    engines: { node: '>=22', pnpm: '12.0.0' },
    dependencies: { '@portal/shared': '1.0.0', '@portal/ui': '1.0.0', react: '19.2.0', dayjs: '1.11.0' },
    devDependencies: { '@portal/cli': '1.0.0', '@types/node': '22.0.0', '@types/jest': '29.0.0' },
  };
  expect(JSON.parse(bumpedManifest(JSON.stringify(manifest), PACKAGES, BEFORE))).toEqual({
    name: 'mf-parking',
    engines: { node: '>=22', pnpm: '13.0.0' },
    dependencies: { '@portal/ui': '2.0.0', react: '20.0.0', dayjs: '1.11.0' },
    // The team has chosen its own @types/jest.
    devDependencies: { '@portal/cli': '2.0.0', '@types/node': '24.0.0', '@types/jest': '29.0.0' },
  });
});

test('the overrides name the new tarballs; comments and what the team has added stay', () => {
  const workspace = `# Ours.
overrides:
  "@portal/shared": file:packages/portal-shared-1.0.0.tgz
  "@portal/ui": file:packages/portal-ui-1.0.0.tgz
  left-pad: 1.3.0
allowBuilds:
  canvas: true
`;
  expect(bumpedWorkspace(workspace, PACKAGES)).toBe(`# Ours.
overrides:
  left-pad: 1.3.0
  "@portal/cli": file:packages/portal-cli-2.0.0.tgz
  "@portal/ui": file:packages/portal-ui-2.0.0.tgz
allowBuilds:
  canvas: true
  esbuild: false
autoInstallPeers: false
`);
});
