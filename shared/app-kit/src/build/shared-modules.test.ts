import { forHostBuild, sharingPolicy } from './shared-modules.ts';

const versionOf = () => '1.0.0';
const provided = Object.values(forHostBuild(sharingPolicy('host', versionOf))).map(({ shareKey }) => shareKey);

// A release refuses what the shell does not provide.
test.each(['react-dom', 'react-dom/client', 'react/compiler-runtime', 'react/jsx-dev-runtime'])(
  'the shell does not provide %s, and no remote brings its own',
  (library) => {
    expect(provided).not.toContain(library);
    expect(sharingPolicy('remote', versionOf)[library]).toMatchObject({ singleton: true, import: false });
  },
);

test('of a module of ours, a remote gets what its index exports: no list names what it may use', () => {
  const shared = Object.values(forHostBuild(sharingPolicy('host', versionOf)));
  const own = shared.filter(({ shareKey }) => shareKey?.startsWith('@portal/'));
  expect(own.length).toBeGreaterThan(15);
  expect(own.filter((module) => module.import !== require.resolve(module.shareKey ?? ''))).toEqual([]);
});

test('the shell imports nothing of what it provides: no import has the name of a key', () => {
  const keys = Object.keys(forHostBuild(sharingPolicy('host', versionOf)));
  expect(keys.filter((key) => !key.startsWith('provided:'))).toEqual([]);
  expect(provided).toContain('@portal/ui/table');
});

test.each(['host', 'remote'] as const)('a build of a %s names the version of a library, and no range', (role) => {
  const wanted = Object.values(sharingPolicy(role, versionOf)).flatMap(({ requiredVersion }) => requiredVersion || []);
  expect([...new Set(wanted)]).toEqual(['1.0.0']);
});
