/**
 * Who may import whom. The tool resolves every import to a file, however it is written: by name, by a relative path, as
 * a type, with require() or import(). `npm run check` applies the rules; import-rules.test.ts breaks each of them.
 */

const APP = '(?:shell|mf-[^/]+)';
/** What the catalogue of the kit shows. */
const STORY = '\\.stories\\.tsx$';
/** Code that only tests run, and the catalogue. */
export const TEST = ['\\.(?:test|spec)\\.tsx?$', STORY, '/testing/'];
/** Puts apps together, and releases one of them. */
const COMMANDS = '^shell/(?:composer|release)/';
/** All apps in one build, to measure the portal against. */
const MONOLITH = '^e2e/bench/monolith/';
/** How the browser tests and the benchmark count what a page loads. */
const PAGE_LOAD = '^e2e/bench/page-load/';
/** Texts: only data. */
const CATALOGUE = `^(?:${APP}|shared)/src/text/messages\\.ts$`;
const npm = (...names) => `(?:^|(?:^|/)node_modules/)(?:${names.join('|')})(?:/|$)`;
/** A workspace package, by its folder, or by its name if that does not resolve. */
const workspace = (folder) => [`^${folder}/`, `^@portal/${folder}(?:/|$)`];

/** What each folder of shared may import from the others. `testing` may import all, and tests may import `testing`. */
const SHARED = {
  text: [],
  contract: ['text'],
  observe: ['contract'],
  schema: [],
  firebase: [],
  query: [],
  router: [],
  api: ['contract', 'observe', 'query', 'text'],
  session: ['api', 'contract', 'firebase', 'observe', 'text'],
  ui: ['contract', 'observe', 'router', 'text'],
  form: ['contract', 'observe', 'text', 'ui'],
  host: ['api', 'contract', 'firebase', 'form', 'observe', 'query', 'router', 'session', 'text', 'ui'],
  build: ['host', 'text'],
};

/** What each folder of the provider's side may import from its neighbours. Its tests may import more. */
const PROVIDER = {
  'sandbox/lessee-api/src': {
    platform: [],
    database: [],
    documents: [],
    token: ['platform'],
    api: ['database', 'documents', 'platform'],
    housekeeping: ['api', 'database', 'platform'],
    server: ['api', 'database', 'documents', 'housekeeping', 'platform', 'token'],
  },
  'sandbox/src': {
    lifecycle: [],
    random: [],
    outbox: ['lifecycle'],
    storage: ['lifecycle'],
    'remote-config': ['lifecycle'],
    identity: ['lifecycle', 'outbox'],
    trade: ['random'],
    seed: ['identity', 'random', 'trade'],
    geo: ['seed'],
    desk: ['outbox', 'random', 'trade'],
    controls: ['desk', 'geo', 'identity', 'outbox', 'remote-config'],
  },
};

const rule = (number, name, comment, from, to) => ({
  name: `${number}-${name}`,
  severity: 'error',
  comment,
  from,
  to,
});

const packages = [
  rule(
    1,
    'apps-are-islands',
    'Nobody imports a remote or the shell: the shell reaches remotes through the registry. The monolith links them.',
    { path: '^([^/]+)/', pathNot: MONOLITH },
    { path: workspace(APP), pathNot: ['^$1/', COMMANDS, CATALOGUE] },
  ),
  rule(
    2,
    'texts-are-at-home',
    'A catalogue is its own package’s. The browser tests read them too.',
    { path: '^([^/]+)/', pathNot: '^e2e/support/text\\.ts$' },
    { path: CATALOGUE, pathNot: '^$1/' },
  ),
  rule(
    3,
    'composer-is-a-command',
    'Composer and release belong to the commands that put a portal together.',
    { pathNot: ['^scripts/', COMMANDS] },
    { path: COMMANDS },
  ),
  rule(
    4,
    'sandbox-is-no-library',
    'The sandbox, the browser tests and the commands are nobody’s library. The commands alone start a sandbox.',
    { path: '^([^/]+)/', pathNot: '^scripts/' },
    { path: [...workspace('(?:sandbox|e2e|scripts)'), ...workspace('lessee-api')], pathNot: '^$1/' },
  ),
  rule(
    5,
    'by-name',
    'Another package is reached by its name: a relative path goes around its exports and is bundled a second time.',
    { path: '^(sandbox/(?:src|lessee-api)|[^/]+)/', pathNot: MONOLITH },
    {
      path: `^(?:${APP}|shared|e2e|scripts|sandbox/(?:src|lessee-api))/`,
      pathNot: ['^$1/', COMMANDS, CATALOGUE, MONOLITH, PAGE_LOAD],
      dependencyTypes: ['local'],
    },
  ),
  rule(
    6,
    'no-barrel-across',
    'A face shows what lies in its own folder: nobody passes on another package or another folder of shared.',
    { path: '^(shared/src/[^/]+|sandbox/(?:src|lessee-api)|[^/]+)/' },
    {
      path: `^(?:${APP}|shared|e2e|scripts|sandbox)/`,
      pathNot: '^$1/',
      dependencyTypes: ['export'],
    },
  ),
  rule(
    7,
    'sandbox-shares-little',
    'The provider’s side shares the contract and the texts with the portal, and how one locks a file, nothing else.',
    { path: '^sandbox/' },
    { path: '^shared/', pathNot: '^shared/src/(?:(?:contract|text)/|build/file-lock\\.ts$)' },
  ),
  rule(
    8,
    'lessee-api-stands-alone',
    'The sandbox stands on the lessee API, never the other way.',
    { path: '^sandbox/lessee-api/' },
    { path: [...workspace('sandbox')], pathNot: '^sandbox/lessee-api/' },
  ),
  rule(
    9,
    'browser-tests-look-from-outside',
    'The browser tests know the contract, the texts, where everything listens, and what builds share; the rest they see.',
    { path: '^e2e/', pathNot: MONOLITH },
    {
      path: '^shared/',
      pathNot:
        '^shared/src/(?:(?:contract|text)/|build/(?:local-environment|shared-modules|contract/build-contract)\\.ts$)',
    },
  ),
  rule(
    10,
    'build-is-no-code',
    'The build’s tools are for configurations, the composer and the commands; no app’s or folder’s code takes them.',
    { path: `^(?:${APP}/src|shared/src/(?!build/))` },
    { path: '^shared/src/build/' },
  ),
  rule(
    11,
    'tests-stay-tests',
    'What is written for tests is for tests (and benchmarks) alone.',
    { pathNot: [...TEST, '/bench/', '^kit/'] },
    { path: TEST, pathNot: '(?:^|/)node_modules/' },
  ),
  rule(
    12,
    'no-node-in-the-browser',
    'What runs in a browser takes nothing of Node. Of the build that is the folder that goes with every entry.',
    { path: [`^(?:${APP}/src|shared/src/(?!build/))`, '^shared/src/build/browser/'], pathNot: TEST },
    { dependencyTypes: ['core'] },
  ),
];

const libraries = [
  [
    13,
    'firebase',
    'shared/src/firebase',
    npm('firebase', '@firebase/[^/]+'),
    'Firebase',
    '(?:^sandbox/.*\\.test\\.ts$)',
  ],
  [14, 'chakra', 'shared/src/ui', npm('@chakra-ui/[^/]+', '@ark-ui/[^/]+', '@emotion/[^/]+', 'lucide'), 'Chakra'],
  [15, 'router', 'shared/src/router', npm('react-router', 'react-router-dom'), 'react-router'],
  [35, 'server-state', 'shared/src/query', npm('@tanstack/[^/]+'), 'the cache of server state'],
  [16, 'http', 'shared/src/api', npm('ky'), 'the HTTP client'],
  [17, 'state', '(?:shared/src/(?:session|host|ui)|shell/src)', npm('zustand'), 'the stores'],
  [18, 'forms', 'shared/src/form', npm('react-hook-form', '@hookform/[^/]+'), 'react-hook-form'],
  [19, 'calendar', 'shared/src/text', npm('dayjs'), 'dayjs'],
  [20, 'bundler', 'shared/src/build', npm('webpack', 'webpack-dev-server', '@module-federation/[^/]+'), 'the bundler'],
].map(([number, name, home, path, what, alsoNot]) =>
  rule(
    number,
    `one-home-for-${name}`,
    `Only ${home} knows ${what}; everybody else takes what it offers.`,
    { pathNot: [`^${home}/`, ...(alsoNot ? [alsoNot] : [])] },
    { path },
  ),
);

const inShared = [
  rule(
    22,
    'shared-by-sub-path',
    'Another folder of shared is reached by @portal/shared/…: a relative path would bundle a second copy.',
    { path: '^shared/src/([^/]+)/' },
    { path: '^shared/src/', pathNot: '^shared/src/$1/', dependencyTypes: ['local'] },
  ),
  ...Object.entries(SHARED).map(([folder, takes]) =>
    rule(
      23,
      `shared-${folder}`,
      `Imports inside shared go one way: ${folder} takes ${takes.join(', ') || 'nothing'} of it.`,
      { path: `^shared/src/${folder}/` },
      {
        path: '^shared/src/',
        pathNot: [`^shared/src/(?:${[folder, 'testing', ...takes].join('|')})/`],
      },
    ),
  ),
  rule(
    24,
    'session-writes-itself',
    'The session’s store is written by the session alone: read it by useSession, set it in tests by becomeSession.',
    { pathNot: ['^shared/src/session/', '^shared/src/testing/'] },
    { path: '^shared/src/session/store\\.ts$' },
  ),
];

const wiring = [
  rule(
    30,
    'one-client',
    'The API’s client is reached by its face: by a path of its own, a remote would bundle a second one without a host.',
    { pathNot: '^shared/src/api/' },
    { path: '^shared/src/api/request/' },
  ),
  rule(
    31,
    'wired-by-the-host',
    'What is set once for a page, the host sets, and tests in its place.',
    { pathNot: ['^shared/src/host/', '^shared/src/testing/', '^shared/src/(?:api|session|firebase)/'] },
    { path: '^shared/src/(?:api|session|firebase)/wiring\\.ts$' },
  ),
  rule(
    32,
    'alone-is-an-entry',
    'A remote runs alone by an entry of its own: what mounts it brings a whole host along.',
    { pathNot: ['^(?:mf-[^/]+|scripts/new-remote/template)/src/[^/]*standalone\\.tsx$', '^shared/src/host/alone/'] },
    { path: '^shared/src/host/alone/', pathNot: '^shared/src/host/alone/neighbours\\.ts$' },
  ),
];

const inStories = [
  rule(
    33,
    'stories-show-the-face',
    'A story is made from what a page gets: the exports of shared, and no file beside it.',
    { path: STORY },
    { path: '^shared/', dependencyTypes: ['local'] },
  ),
  rule(
    34,
    'stories-use-no-library',
    'A story is made from what a page gets: pieces of the kit, no library below them.',
    { path: STORY },
    { path: npm('@chakra-ui/[^/]+', '@ark-ui/[^/]+', '@emotion/[^/]+', 'lucide', 'react-hook-form', 'leaflet') },
  ),
];

const inProvider = Object.entries(PROVIDER).flatMap(([home, rooms]) =>
  Object.entries(rooms).map(([folder, takes]) =>
    rule(
      29,
      `${home.split('/').at(-2)}-${folder}`,
      `Imports inside the provider’s side go one way: ${folder} takes ${takes.join(', ') || 'nothing'} of ${home}.`,
      { path: `^${home}/${folder}/`, pathNot: TEST },
      { path: `^${home}/`, pathNot: `^${home}/(?:${[folder, ...takes].join('|')})/` },
    ),
  ),
);

const inRemotes = [
  rule(
    25,
    'pages-are-reached-by-address',
    'The features of a remote, a folder each, do not import each other’s pages: a link leads there.',
    { path: '^(mf-[^/]+/src)/(.+)/[^/]+$', pathNot: TEST },
    { path: '^$1/.+-page\\.tsx$', pathNot: '^$1/$2/' },
  ),
  rule(
    36,
    'shell-surrounds-pages',
    'What opens, guards and surrounds pages is for the shell: it is not shared, so a remote would bundle a second copy.',
    { path: '^(?:mf-[^/]+|scripts/new-remote/template)/' },
    { path: '^shared/src/(?:host|ui)/shell\\.ts$' },
  ),
];

const everywhere = [
  rule(26, 'no-cycle', 'No file leads back to itself.', {}, { circular: true }),
  rule(27, 'nothing-missing', 'What is imported can be found.', {}, { couldNotResolve: true }),
];

/** @type {import('dependency-cruiser').IConfiguration['options']} */
export const options = {
  doNotFollow: { path: '(?:^|/)node_modules/' },
  exclude: { path: ['^[^/]+/dist/', '^(?:sandbox/)?\\.'] },
  // Types count: a type imported in the wrong direction is a dependency in the wrong direction.
  tsPreCompilationDeps: true,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default', 'types'],
    mainFields: ['module', 'main', 'types'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
  },
};

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...packages,
    ...libraries,
    ...inShared,
    ...wiring,
    ...inProvider,
    ...inRemotes,
    ...inStories,
    ...everywhere,
  ],
  options,
};
