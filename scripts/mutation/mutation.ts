/** How many small changes of the pure rules go unnoticed: `npm test -- --only mutation [room …]`; docs/tests.md. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { endWith, say } from '../console.ts';
import { root } from '../root.ts';
import { ROOMS, type Room } from './rooms.ts';
import { isEnough, scoreOf } from './score.ts';

const { default: unitTests }: { default: { projects: { testPathIgnorePatterns?: string[] }[] } } = await import(
  join(root, 'jest.config.mjs')
);
const jestOf = ({ folders, tests, isAboutPage }: Room) => ({
  projectType: 'custom',
  config: {
    // Stryker distinguishes tests by their environment, and supports only one.
    testEnvironment: isAboutPage ? './shared/app-kit/src/testing/jsdom-environment.ts' : 'node',
    projects: unitTests.projects.map((project) => ({
      ...project,
      // Jest looks for all files again with every change.
      roots: folders.map((folder) => `<rootDir>/${folder}`),
      testPathIgnorePatterns: [...(project.testPathIgnorePatterns ?? []), `^(?!.*${tests.source})`],
    })),
  },
  enableFindRelatedTests: false,
});

const mutate = (name: string, room: Room) =>
  new Stryker({
    mutate: [...room.rules],
    plugins: ['@stryker-mutator/jest-runner'],
    testRunner: 'jest',
    jest: jestOf(room),
    coverageAnalysis: 'perTest',
    concurrency: 2,
    // On a busy machine a slow answer would count as noticed.
    timeoutMS: 30_000,
    // It requires the environment itself, without Jest's transform for TypeScript.
    testRunnerNodeArgs: ['--import', 'tsx'],
    // Inside the repository Jest would mistake the copies for the packages.
    tempDirName: mkdtempSync(join(tmpdir(), 'mutation-')),
    cleanTempDir: 'always',
    ignorePatterns: ['.cache', '.portal', '.sandbox', 'dist'],
    // Both would need the JavaScript interface of TypeScript, which TypeScript 7 does not have.
    disableTypeChecks: false,
    tsconfigFile: 'none',
    reporters: ['clear-text', 'html', 'json'],
    clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
    htmlReporter: { fileName: `.cache/mutation/${name}.html` },
    jsonReporter: { fileName: `.cache/mutation/${name}.json` },
    warnings: { slow: false, unknownOptions: true, preprocessorErrors: true, unserializableOptions: true },
  }).runMutationTest();

await endWith(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !Object.hasOwn(ROOMS, name));
  if (unknown) throw new Error(`There is no room "${unknown}": ${Object.keys(ROOMS).join(', ')}.`);
  const lines: string[] = [];
  let isGood = true;
  for (const [name, room] of Object.entries(ROOMS)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const results = await mutate(name, room);
    lines.push(`${name.padEnd(10)} ${scoreOf(results)}`);
    isGood &&= isEnough(results);
  }
  say(`\n${lines.join('\n')}\n\nThe survivors: .cache/mutation/*.html`);
  return isGood ? 0 : 1;
});
