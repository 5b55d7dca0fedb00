/** How each command that the pages name is run by `npm test -- --only pages`, in a copy of the repository, in this order. */

export interface Way {
  /** As the pages say it. */
  readonly command: string;
  /** The line that runs, if it is another: placeholders filled in, or the long work made short. */
  readonly as?: string;
  /** The folder in which it runs. */
  readonly in?: string;
  /** What a server says when it runs; it is stopped then. */
  readonly until?: RegExp;
  /** Later commands need it: it is stopped at the end. */
  readonly stays?: true;
  /** A source that changes before, so that there is something to release. */
  readonly change?: string;
  /** Who runs it instead. */
  readonly by?: string;
  /** Why nobody can run it here, in words that each page with it says. */
  readonly notHere?: string;
}

const ENVIRONMENT = 'docs/environment.example.json';
const START = /The portal runs at/;
const ALONE = /runs alone at/;
/** What starts the run in which all others run. */
const TEST_RUN = 'the test run itself, on each change';
const THE_START = '`npm start` of this list';
const NO_INTERNET = 'could not be run here';

export const WAYS: readonly Way[] = [
  { command: 'git clone <this repository> portal && cd portal', by: 'the copy in which the others run' },
  { command: 'npm start', until: START, stays: true },
  { command: 'npm run standalone -- mf-news', until: ALONE },
  { command: 'npm run standalone -- mf-orders', until: ALONE },
  { command: 'npm run standalone -- mf-billing', by: '`npm run standalone -- mf-news` of this list' },
  { command: 'npm run dev -- mf-orders', as: 'npm run dev -- mf-orders --beside', until: START },
  { command: 'npm run dev -- mf-orders --for https://staging.example.jp', until: /Open in a browser/ },
  { command: 'npx webpack serve', in: 'mf-billing', until: ALONE },
  { command: 'pnpm --filter mf-orders dev', by: '`npx webpack serve` of this list, which is the same program' },
  {
    command: 'pnpm --filter mf-orders standalone',
    as: 'npx pnpm@12.21.0 --filter mf-account standalone',
    until: ALONE,
  },
  { command: 'npm start -- --reset', by: THE_START },
  { command: 'npm start -- --large', by: THE_START },

  { command: 'npx webpack', in: 'mf-news' },
  { command: 'npx pnpm@12.21.0', as: 'npx pnpm@12.21.0 --filter mf-news test' },
  { command: 'pnpm --filter mf-orders build', as: 'npx pnpm@12.21.0 --filter mf-orders build' },
  { command: 'pnpm --filter mf-orders test', as: 'npx pnpm@12.21.0 --filter mf-orders test' },
  { command: 'npm run build -- mf-orders' },
  { command: 'npx biome check --write' },
  { command: 'npm run spec' },
  { command: 'npx jest mf-news' },
  { command: 'npx jest mf-orders', by: '`npx jest mf-news` of this list' },
  {
    command: 'npx jest sandbox/lessee-api/src/api/<resource>',
    as: 'npx jest sandbox/lessee-api/src/api/news',
  },
  { command: 'npm test -- --only postgres sandbox/lessee-api/src/api/order' },
  { command: 'npm test -- --only e2e journey', as: 'npm test -- --only e2e menu' },
  { command: 'npm test -- --changed main', change: 'README.md' },
  { command: 'npm test -- --only mutation', as: 'npm test -- --only mutation codes' },
  {
    command: 'npm test -- --only mutation session registry',
    by: '`npm test -- --only mutation` of this list, for another room',
  },
  { command: 'WRITE_STATIC_SKELETON=yes npx jest first-picture' },
  { command: 'npx size-limit' },
  {
    command: 'npx tsx scripts/bench/bench.ts',
    as: 'npx tsx scripts/bench/bench.ts --quick --only cold --pages /login,/billing',
  },
  {
    command: 'npx tsx sandbox/lessee-api/bench/api.ts',
    as: 'npx tsx sandbox/lessee-api/bench/api.ts --engine postgres --rounds 1 --only "counts of home"',
  },
  {
    command: 'npx tsx sandbox/lessee-api/bench/api.ts --crowd',
    by: '`npx tsx sandbox/lessee-api/bench/api.ts` of this list, for another part',
  },
  { command: 'npm run check', by: TEST_RUN },
  { command: 'npm test', by: TEST_RUN },
  { command: 'npm run test:rest', by: TEST_RUN },
  { command: 'npm run test:full', by: '`npm test`, `npm run test:rest` and this run' },
  { command: 'npm test -- --only kit', by: TEST_RUN },
  { command: 'npm test -- --only kit --grep <Name>', by: '`npm test`, without a filter' },
  { command: 'npm run kit', until: /localhost/ },
  {
    command: 'npm run new-remote mf-reports -- --title レポート --prefix /reports',
    by: 'scripts/new-remote/new-remote.test.ts, and what it makes by `npm run test:rest`',
  },

  {
    command: 'npm run compose -- --environment production.json --out live',
    as: `npm run compose -- --environment ${ENVIRONMENT} --out live`,
  },
  {
    command: 'npm run compose -- --environment <file> --out <folder>',
    by: '`npm run compose -- --environment production.json --out live` of this list',
  },
  {
    command:
      'npx tsx scripts/area-maintenance.ts mf-billing --folder live --from 2026-12-01T22:00+09:00 --to 2026-12-02T06:00+09:00 --text 請求書の表示を改善しています。',
    as: 'npx tsx scripts/area-maintenance.ts mf-billing --folder live --from 2036-12-01T22:00+09:00 --to 2036-12-02T06:00+09:00 --text 請求書の表示を改善しています。',
  },
  { command: 'npx tsx scripts/area-maintenance.ts mf-billing --folder live --end' },
  { command: 'npm run release mf-billing -- --to live', change: 'mf-billing/src/text/t.ts' },
  { command: 'npm run release mf-billing -- --to live --canary 10', change: 'mf-billing/src/text/t.ts' },
  { command: 'npm run rollback mf-billing -- --to live --reason "the list of bills stays empty"' },
  { command: 'npm run status -- --to live' },
  { command: 'npm run status', by: '`npm run status -- --to live` of this list' },
  { command: 'npm test -- --only skew --live <folder>', as: 'npm test -- --only skew --live live --plan' },
  {
    command: 'npm run status -- --at https://portal.example.jp',
    as: 'npm run status -- --at http://localhost:4000',
  },

  {
    command: 'cd release && npx firebase-tools@15.34.2 deploy --only hosting,storage --project <your project>',
    notHere: NO_INTERNET,
  },
  {
    command:
      'NODE_ENV=production PROJECT_ID=… DATABASE_URL=postgres://… PORTAL_ORIGINS=https://<your portal> node --import tsx sandbox/lessee-api/src/main.ts',
    by: 'the tests of sandbox/lessee-api/src/server, with keys of their own in place of Google’s',
  },
  { command: 'apt-get install nginx libnginx-mod-http-brotli-static', by: '`npm test`, where it is missing' },
  {
    command: "curl -sI https://<your portal>/login | grep -i -E 'content-security|strict-transport|cache-control'",
    as: "curl -sI http://localhost:4000/login | grep -i -E 'content-security|strict-transport|cache-control'",
  },
  {
    command: 'curl -i -H "Authorization: Bearer <token>" <apiHost>/user',
    by: 'sandbox/lessee-api/src/api/guards.test.ts, on sessions that have ended',
  },
  {
    command: "curl -s -o /dev/null -w '%{http_code}\\n' https://<your portal>/mf/none.js",
    as: "curl -s -o /dev/null -w '%{http_code}\\n' http://localhost:4000/mf/none.js",
  },
];
