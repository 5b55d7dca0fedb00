import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSingle, OFFERED_BY_NAME } from './shared-modules.ts';

const root = join(__dirname, '../../..');

/** The remotes, what every new one begins as, and what they bundle of shared. */
const FOLDERS = [
  ...readdirSync(root).filter((folder) => folder.startsWith('mf-')),
  'scripts/new-remote/template',
  'shared/src/contract',
  'shared/src/api',
  'shared/src/firebase',
  'shared/src/form',
  'shared/src/host/list-params',
  'shared/src/ui',
];
const NOT_BUILT = /\.(test|stories)\.|\/testing\/|\/standalone\.tsx$|\/node_modules\/|\/dist\//;

const code = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !NOT_BUILT.test(file) && !isSingle(file)),
).map((file) => readFileSync(join(root, file), 'utf8'));

const namesIn = (list = ''): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => name.replace(/ as .*/, ''));

/** What remotes take of a shared module. */
function takenOf(module: string): string[] {
  const imports = new RegExp(`(?:import|export) \\{([^}]*)\\} from '${module}'`, 'g');
  return [...new Set(code.flatMap((text) => [...text.matchAll(imports)].flatMap(([, names]) => namesIn(names))))];
}

function offeredOf(module: string): string[] {
  const offer = readFileSync(join(root, module.replace('@portal/shared', 'shared/src'), 'offered.ts'), 'utf8');
  return namesIn(/export \{([^}]*)\} from '\.\/index\.ts'/.exec(offer)?.[1]);
}

// A name that is missing there would be undefined in a remote.
test.each(OFFERED_BY_NAME)('all that remotes take of %s is offered to them', (module) => {
  const offered = offeredOf(module);
  expect(takenOf(module).filter((name) => !offered.includes(name))).toEqual([]);
});

test.each(OFFERED_BY_NAME)('nothing else of %s is: each name is on every customer’s page', (module) => {
  const taken = takenOf(module);
  expect(taken.length).toBeGreaterThan(0);
  expect(offeredOf(module).filter((name) => !taken.includes(name))).toEqual([]);
});
