/**
 * Who may import whom. The tool resolves every import to a file, however it is written: by name, by a relative path, as
 * a type, with require() or import(). `npm run check` applies the rules; import-rules.test.ts breaks each of them.
 */

const APP = '(?:shell|mf-[^/]+)';
/** What the catalogue of the kit shows. */
const STORY = '\\.stories\\.tsx$';
/** Code that only tests run, and the catalogue. */
export const TEST = ['\\.(?:test|spec)\\.tsx?$', STORY, '/testing/'];
/** What the main menu has. */
const MENU = '^shell/src/(?:federation/areas/areas|frame/menu/nav-items)\\.ts$';
/** All apps in one build, to measure the portal against. */
const MONOLITH = '^e2e/bench/monolith/';
/** How the browser tests and the benchmark count what a page loads. */
const PAGE_LOAD = '^e2e/bench/page-load/';
/** The entry of a remote that runs alone. */
const ALONE = ['^(?:mf-[^/]+|scripts/new-remote/template)/src/[^/]*standalone\\.tsx$'];
/** Texts: only data. */
const CATALOGUE = `^(?:${APP}|shared/platform)/src/text/messages\\.ts$`;
const npm = (...names) => `(?:^|(?:^|/)node_modules/)(?:${names.join('|')})(?:/|$)`;
/** A workspace package, by its folder, or by its name if that does not resolve. */
const workspace = (folder) => [`^${folder}/`, `^@portal/${folder}(?:/|$)`];

/**
 * The packages of shared: each may import those before it. `app-kit` is for configurations, commands and tests, which may
 * import it from anywhere.
 */
const PACKAGES = ['contract', 'platform', 'queries', 'ui', 'app-kit'];
/** Inside the platform: the rooms that the others stand on, and what each of them takes. */
const PLATFORM = {
  text: [],
  query: [],
  router: [],
  schema: [],
  firebase: [],
  observe: [],
  api: ['observe', 'query', 'text'],
  session: ['api', 'firebase', 'observe', 'text'],
};
/** Of platform and ui, the files with a sub-path that no remote gets from the shell (shared-modules.ts in app-kit). */
const NOT_SHARED = [
  '^shared/platform/src/(?:host|environment|remote-module|text/(?:brand|messages)|query/several|router/in-memory)\\.ts$',
  '^shared/platform/src/(?:registry/|api/wiring|firebase/(?:wiring|kept/)|action-code/action-link)',
  '^shared/platform/src/session/(?:wiring|store|public-routes)\\.ts$',
  '^shared/ui/src/(?:host\\.ts$|pages/sign-in/sign-in(?:-code)?\\.tsx$|kit/testing/)',
];
/** Inside ui, from the bottom. */
const UI = ['kit', 'tables', 'filters', 'maps', 'forms', 'pages', 'export'];

/** Where migrations and fonts lie: it lies above the folders, as the built programs do, so that it is true of both. */
const PACKAGE_FOLDER = '^sandbox/lessee-api/src/package-folder\\.ts$';
/** What each folder of the provider's side may import from its neighbours. Its tests may import more. */
const PROVIDER = {
  'sandbox/lessee-api/src': {
    platform: ['database'],
    database: [],
    documents: [],
    token: ['platform'],
    clients: ['api', 'database', 'platform'],
    api: ['database', 'documents', 'platform'],
    housekeeping: ['api', 'database', 'platform'],
    people: ['api', 'database', 'platform'],
    server: ['api', 'clients', 'database', 'documents', 'housekeeping', 'platform', 'token'],
  },
  'sandbox/src': {
    lifecycle: [],
    random: [],
    page: [],
    outbox: ['lifecycle', 'page'],
    storage: ['lifecycle'],
    'remote-config': ['lifecycle'],
    identity: ['lifecycle', 'outbox'],
    trade: ['random'],
    seed: ['identity', 'random', 'trade'],
    geo: ['seed'],
    reports: [],
    health: ['page', 'reports'],
    desk: ['outbox', 'random', 'trade'],
    controls: ['desk', 'geo', 'health', 'identity', 'outbox', 'remote-config', 'reports'],
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
    { path: '^([^/]+)/', pathNot: [MONOLITH, '^release/'] },
    { path: workspace(APP), pathNot: ['^$1/', CATALOGUE] },
  ),
  rule(
    37,
    'release-knows-the-menu',
    'Of the apps a release knows the main menu, which the shell exports: documents show it before the shell runs.',
    { path: '^release/' },
    { path: workspace(APP), pathNot: MENU },
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
    'release-is-for-commands',
    'Composing and releasing are for the commands: nothing that runs in a browser takes them.',
    { pathNot: '^(?:release|scripts)/' },
    { path: workspace('release') },
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
    { path: '^(sandbox/(?:src|lessee-api)|shared/[^/]+|[^/]+)/', pathNot: MONOLITH },
    {
      path: `^(?:${APP}|release|shared/[^/]+|e2e|scripts|sandbox/(?:src|lessee-api))/`,
      pathNot: ['^$1/', CATALOGUE, MONOLITH, PAGE_LOAD],
      dependencyTypes: ['local'],
    },
  ),
  rule(
    6,
    'no-barrel-across',
    'A face shows what lies in its own package: nobody passes on another one.',
    { path: '^(shared/[^/]+|sandbox/(?:src|lessee-api)|[^/]+)/' },
    {
      path: `^(?:${APP}|release|shared|e2e|scripts|sandbox)/`,
      pathNot: '^$1/',
      dependencyTypes: ['export'],
    },
  ),
  rule(
    7,
    'sandbox-shares-little',
    'The provider’s side shares the contract and the texts with the portal, and how one locks a file, nothing else.',
    { path: '^sandbox/' },
    { path: '^shared/', pathNot: '^shared/(?:contract|platform/src/text|app-kit/src/build/file-lock\\.ts$)' },
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
        '^shared/(?:contract/|platform/src/text/|app-kit/src/(?:build/(?:local-environment|shared-modules|contract/build-contract)|testing/changed-build)\\.ts$)',
    },
  ),
  rule(
    10,
    'packages-go-one-way',
    'Imports go apps → ui → queries → platform → contract. What is never on a page is for configurations and commands.',
    { path: `^(?:${APP}|scripts/new-remote/template)/src/`, pathNot: [...TEST, ...ALONE, '/src/journey\\.ts$'] },
    { path: '^shared/app-kit/' },
  ),
  ...PACKAGES.map((name, index) =>
    rule(
      10,
      'packages-go-one-way',
      `Imports go one way: @portal/${name} takes ${PACKAGES.slice(0, index).join(', ') || 'nothing'} of ours.`,
      { path: `^shared/${name}/`, pathNot: [...TEST, '^shared/ui/storybook/'] },
      { path: '^shared/', pathNot: `^shared/(?:${PACKAGES.slice(0, index + 1).join('|')})/` },
    ),
  ),
  rule(
    11,
    'tests-stay-tests',
    'What is written for tests is for tests (and benchmarks) alone.',
    { pathNot: [...TEST, '/bench/', '^shared/ui/storybook/'] },
    { path: TEST, pathNot: '(?:^|/)node_modules/' },
  ),
  rule(
    12,
    'no-node-in-the-browser',
    'What runs in a browser takes nothing of Node. Of the build that is the folder that goes with every entry.',
    {
      path: [
        `^(?:${APP}|shared/(?:contract|queries|platform|ui))/src/`,
        '^shared/app-kit/src/(?:build/browser|standalone)/',
      ],
      pathNot: TEST,
    },
    { dependencyTypes: ['core'] },
  ),
];

const libraries = [
  [
    13,
    'firebase',
    'shared/platform/src/firebase',
    npm('firebase', '@firebase/[^/]+'),
    'Firebase',
    '(?:^sandbox/.*\\.test\\.ts$)',
  ],
  [14, 'chakra', 'shared/ui/src', npm('@chakra-ui/[^/]+', '@ark-ui/[^/]+', '@emotion/[^/]+', 'lucide'), 'Chakra'],
  [15, 'router', 'shared/platform/src/router', npm('react-router', 'react-router-dom'), 'react-router'],
  [35, 'server-state', 'shared/platform/src/query', npm('@tanstack/[^/]+'), 'the cache of server state'],
  [16, 'http', 'shared/platform/src/api', npm('ky'), 'the HTTP client'],
  [17, 'state', '(?:shared/(?:platform|ui|app-kit)|shell)/src', npm('zustand'), 'the stores'],
  [18, 'forms', 'shared/ui/src/forms', npm('react-hook-form', '@hookform/[^/]+'), 'react-hook-form'],
  [38, 'web-vitals', 'shared/platform/src/telemetry', npm('web-vitals'), 'how vitals are measured'],
  [19, 'calendar', 'shared/platform/src/text', npm('dayjs'), 'dayjs'],
  [
    20,
    'bundler',
    'shared/app-kit/src/build',
    npm('webpack', 'webpack-dev-server', '@module-federation/[^/]+'),
    'the bundler',
  ],
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
  ...Object.entries(PLATFORM).map(([room, takes]) =>
    rule(
      23,
      `platform-${room}`,
      `Inside the platform, ${room} takes ${takes.join(', ') || 'nothing'}.`,
      { path: `^shared/platform/src/${room}/`, pathNot: TEST },
      { path: '^shared/platform/', pathNot: `^shared/platform/src/(?:${[room, ...takes].join('|')})/` },
    ),
  ),
  ...UI.slice(0, -1).map((room, index) =>
    rule(
      22,
      `ui-${room}`,
      `Inside ui, ${room} takes ${UI.slice(0, index).join(', ') || 'nothing'}.`,
      { path: `^shared/ui/src/${room}/`, pathNot: TEST },
      { path: '^shared/ui/', pathNot: `^shared/ui/src/(?:${UI.slice(0, index + 1).join('|')})/` },
    ),
  ),
  rule(
    24,
    'session-writes-itself',
    'The session’s store is written by the session alone: read it by useSession, set it in tests by becomeSession.',
    { pathNot: ['^shared/platform/src/session/', '^shared/app-kit/src/testing/'] },
    { path: '^shared/platform/src/session/store\\.ts$' },
  ),
];

const wiring = [
  rule(
    30,
    'one-client',
    'The API’s client is reached by its face: by a path of its own, a remote would bundle a second one without a host.',
    { pathNot: '^shared/platform/src/api/' },
    { path: '^shared/platform/src/api/request/' },
  ),
  rule(
    31,
    'wired-by-the-host',
    'What is set once for a page, the host sets, and tests in its place.',
    { pathNot: ['^shared/platform/', '^shared/app-kit/'] },
    { path: '^shared/platform/src/(?:api|session|firebase)/wiring\\.ts$' },
  ),
  rule(
    32,
    'alone-is-an-entry',
    'A remote runs alone by an entry of its own: what mounts it brings a whole host along.',
    { pathNot: [...ALONE, '^shared/app-kit/'] },
    { path: '^shared/app-kit/src/standalone/', pathNot: '^shared/app-kit/src/standalone/neighbours\\.ts$' },
  ),
];

const onDemand = [
  rule(
    39,
    'telemetry-on-demand',
    'No page waits for telemetry: it is loaded by import() alone.',
    { pathNot: ['^shared/platform/src/telemetry/', ...TEST] },
    { path: '^shared/platform/src/telemetry/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
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
      { path: `^${home}/`, pathNot: [`^${home}/(?:${[folder, ...takes].join('|')})/`, PACKAGE_FOLDER] },
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
    { path: '^(?:mf-[^/]+|scripts/new-remote/template)/src/', pathNot: [...TEST, ...ALONE] },
    { path: NOT_SHARED, dependencyTypesNot: ['type-only'] },
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
    ...onDemand,
    ...inProvider,
    ...inRemotes,
    ...inStories,
    ...everywhere,
  ],
  options,
};
