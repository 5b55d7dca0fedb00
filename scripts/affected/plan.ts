/** What a change affects, and what has to run because of it: docs/adr/0034. `repository.ts` reads the facts. */
import { reach, type Users } from './reach.ts';
import { affectedTypes } from './types.ts';

/** Starts what the browser tests run on: what reaches it reaches all of them. */
const STACK = 'e2e/playwright.config.ts';
const CHECKS = 'scripts/check.ts';

export interface Repository {
  readonly shell: string;
  readonly remotes: readonly string[];
  readonly users: Users;
  /** For each source, the sources whose compiler reads it: types count here. */
  readonly importers: Users;
  /** The folders whose types are checked together; the root is ".". */
  readonly packages: readonly string[];
  readonly browserTests: readonly BrowserTest[];
}

export interface BrowserTest {
  /** Its place in `e2e`. */
  readonly file: string;
  /** Its suites and its own title, as in the report. */
  readonly title: string;
  /** The remotes that it opened when it was recorded. */
  readonly touches: readonly string[];
}

export interface Change {
  readonly files: readonly string[];
  /** Remotes that declare other areas now (addresses, titles, places in the menus). */
  readonly otherAreas: readonly string[];
}

/** Something that is affected, or has to run, and the reason for somebody who waits for it. */
export interface Because {
  readonly what: string;
  readonly why: string;
}

/** A browser test that has to run; without a title, all of its file. */
export interface Journey extends Because {
  readonly file: string;
  readonly title?: string;
  /** The app because of which it runs, or `e2e` where its own code has changed. A test that opens two has one of them. */
  readonly of: string;
}

export interface Plan {
  readonly apps: readonly Because[];
  /** Format, lint, import rules, dead code: always of all, since half of them are about relations between packages. */
  readonly checks: boolean;
  /** The packages whose types have to be checked. */
  readonly types: readonly Because[];
  readonly unitTests: readonly Because[];
  /** Why the stories of the kit have to be looked at; empty if none shows what has changed. */
  readonly stories: readonly Because[];
  /** Why all browser tests have to run; empty if `journeys` are enough. */
  readonly allJourneys: readonly Because[];
  readonly journeys: readonly Journey[];
}

const isUnitTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
/** The stories of the kit, and how they are looked at: a run of their own. */
const isStory = (file: string): boolean => /\.stories\.tsx$|^(?:e2e\/)?kit\//.test(file);
const isSpec = (file: string): boolean => /^e2e\/(?!kit\/).*\.spec\.ts$/.test(file);
const isForTests = (file: string): boolean => isUnitTest(file) || isStory(file) || file.includes('/testing/');
const isPage = (file: string): boolean => file.startsWith('docs/') || /\.(md|png)$/.test(file);
/** These read whatever is there, without importing it. */
const looksAtEverything = (file: string): boolean => /^scripts\/[^/]+\.test\.ts$/.test(file);

export function planFor(change: Change, repository: Repository): Plan {
  const { shell, users } = repository;
  const reached = reach(change.files, users);
  const forAll = change.files.filter(isForAll).map((file) => because('everything', `${file} is for all of it`));
  const apps = affectedApps(change, repository, reached, forAll);
  return {
    apps,
    checks: reached.has(CHECKS) || change.files.some((file) => !isPage(file)),
    types: typesFor(change, repository, forAll),
    unitTests: [...users.keys()].filter(isUnitTest).flatMap((test) => {
      const why = whyUnitTest(test, change, reached, forAll);
      return why === undefined ? [] : [because(test, why)];
    }),
    stories: [
      ...forAll,
      ...change.files.filter((file) => isUnknownInShared(file, users)).map((file) => because(file, usedAnywhere(file))),
      ...[...reached.keys()].filter(isStory).map((file) => because(file, follows(file, reached))),
    ],
    allJourneys: [
      ...apps.filter(({ what }) => what === shell),
      ...(reached.has(STACK) ? [because('what they run on', follows(STACK, reached))] : []),
      ...change.files
        .filter((file) => isUnused(file, users) && /^(?:e2e|sandbox)\//.test(file) && !isSpec(file) && !isStory(file))
        .map((file) => because(file, 'nothing says which of them use it')),
    ],
    journeys: journeysFor(apps, repository, reached),
  };
}

function journeysFor(
  apps: readonly Because[],
  { users, browserTests }: Repository,
  reached: ReadonlyMap<string, string>,
): Journey[] {
  const specs = [...users.keys()].filter(isSpec);
  const changed = specs.filter((spec) => reached.has(spec));
  const recorded = new Set(browserTests.map(({ file }) => specOf(file)));
  return [
    ...changed.map((spec) => whole(spec, follows(spec, reached), 'e2e')),
    ...browserTests
      .filter(({ file }) => !reached.has(specOf(file)))
      .flatMap(({ file, title, touches }) => {
        const app = apps.find(({ what }) => touches.includes(what))?.what;
        return app ? [{ what: `${file} › ${title}`, file, title, why: `it opens ${app}`, of: app }] : [];
      }),
    ...specs
      .filter((spec) => !recorded.has(spec) && !reached.has(spec))
      .flatMap((spec) => apps.slice(0, 1).map(({ what }) => whole(spec, 'nobody has recorded what it opens', what))),
  ];
}

const specOf = (file: string): string => `e2e/${file}`;
function whole(spec: string, why: string, of: string): Journey {
  const file = spec.replace('e2e/', '');
  return { what: file, file, why, of };
}

/**
 * What is left out when these run, in the form of Playwright's lists of tests: a test that was never recorded is in no
 * list, and runs.
 */
export function leftOut(journeys: readonly Journey[], { users, browserTests }: Repository): string[] {
  const wholes = new Set(journeys.flatMap(({ file, title }) => (title === undefined ? file : [])));
  const tests = new Set(journeys.map(({ what }) => what));
  const recorded = new Set(browserTests.map(({ file }) => file));
  const unrecorded = [...users.keys()].filter(isSpec).map((spec) => spec.replace('e2e/', ''));
  return [
    ...unrecorded.filter((file) => !recorded.has(file) && !wholes.has(file)),
    ...browserTests
      .filter(({ file }) => !wholes.has(file))
      .map(({ file, title }) => `${file} › ${title}`)
      .filter((test) => !tests.has(test)),
  ];
}

function affectedApps(
  { files, otherAreas }: Change,
  { shell, remotes, users }: Repository,
  reached: ReadonlyMap<string, string>,
  forAll: readonly Because[],
): Because[] {
  const all = [shell, ...remotes];
  const why = new Map<string, string>();
  const note = (app: string, reason: string) => why.set(app, why.get(app) ?? reason);
  for (const file of files.filter((file) => !isForTests(file) && !isPage(file))) {
    const own = all.find((app) => isIn(app, file));
    if (own) note(own, `${file} has changed`);
    if (isUnknownInShared(file, users)) for (const app of all) note(app, usedAnywhere(file));
  }
  for (const file of reached.keys()) {
    const user = all.find((app) => isIn(app, file));
    if (user && !isForTests(file) && !isPage(file)) note(user, follows(file, reached));
  }
  for (const remote of otherAreas) note(shell, `${remote} declares other areas, which the shell shows`);
  for (const { why: reason } of forAll) for (const app of all) note(app, reason);
  return inOrder(all, why);
}

function typesFor({ files }: Change, repository: Repository, forAll: readonly Because[]): Because[] {
  const why = affectedTypes(
    files.filter((file) => !isPage(file)),
    repository,
  );
  for (const { why: reason } of forAll) for (const one of repository.packages) why.set(one, reason);
  return inOrder(repository.packages, why);
}

function whyUnitTest(
  test: string,
  { files }: Change,
  reached: ReadonlyMap<string, string>,
  forAll: readonly Because[],
): string | undefined {
  if (reached.has(test)) return follows(test, reached);
  const beside = files.find((file) => !isPage(file) && isIn(homeOf(file), test));
  if (beside) return `${beside} is in its folder`;
  if (looksAtEverything(test) && files.some((file) => !isPage(file))) return 'it looks at the whole repository';
  return forAll[0]?.why;
}

const inOrder = (names: readonly string[], why: ReadonlyMap<string, string>): Because[] =>
  names.flatMap((name) => {
    const reason = why.get(name);
    return reason === undefined ? [] : [because(name, reason)];
  });

const because = (what: string, why: string): Because => ({ what, why });
const isIn = (folder: string, file: string): boolean => file.startsWith(`${folder}/`);
/** In no folder of ours: how everything is built and checked. */
const isForAll = (file: string): boolean => !file.includes('/') && !isPage(file);
const isUnused = (file: string, users: Users): boolean => !users.has(file) && !isPage(file);
/** Its manifest, a style sheet, a file that is gone: nothing says who uses it. */
const isUnknownInShared = (file: string, users: Users): boolean =>
  isIn('shared', file) && isUnused(file, users) && !isUnitTest(file) && !isStory(file);
const usedAnywhere = (file: string): string => `${file} may be used anywhere`;

function follows(file: string, reached: ReadonlyMap<string, string>): string {
  const changed = reached.get(file);
  return changed === file || changed === undefined ? `${file} has changed` : `${file} uses ${changed}`;
}

/** The folder whose unit tests belong together: an app, a concern of shared, a room of the scripts, the provider's. */
function homeOf(file: string): string {
  const [top = '', second = '', third = ''] = file.split('/');
  // A manifest lies in no folder below.
  if (top === 'shared') return third ? `${top}/${second}/${third}` : top;
  if (top === 'sandbox') return third ? `${top}/${second}` : top;
  return top === 'scripts' ? `${top}/${second}` : top;
}
