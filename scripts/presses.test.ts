import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/* Every button and link counts its own press, so that no page has to remember it [1.21]. */

const root = join(__dirname, '..');
const sources = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'shared/ui/src', 'shell/src', 'mf-*/src/*'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => file.endsWith('.tsx') && !/\.(?:test|stories)\.tsx$|\/testing\//.test(file));

const PRESSABLE = [
  /chakra\('(?:button|a)'/,
  /chakra\.(?:button|a)\b/,
  /<(?:button|a)[\s>]/,
  /import \{[^}]*\b(?:Link|NavLink)\b[^}]*\} from '@portal\/platform\/router'/,
];

test('there are sources to look at', () => {
  expect(sources.length).toBeGreaterThan(100);
});

test('what makes a button or a link of its own counts its press', () => {
  const silent = sources.filter((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    return PRESSABLE.some((pattern) => pattern.test(source)) && !source.includes('trackPress(');
  });
  expect(silent).toEqual([]);
});
