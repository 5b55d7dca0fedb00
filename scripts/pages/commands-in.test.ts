import { commandsIn } from './commands-in.ts';

test('the lines of a block of shell are commands, without their comments', () => {
  const page = '```sh\n# first\nnpm start   # installs\n\nnpm run release mf-news -- \\\n  --to out\n```\n';
  expect(commandsIn(page)).toEqual(['npm start', 'npm run release mf-news -- --to out']);
});

test('blocks of other languages are none', () => {
  expect(commandsIn('```nginx\nnpm start\n```\n```\nnpm start\n```\n')).toEqual([]);
});

test('in the text, code that begins with a program is a command, once', () => {
  expect(commandsIn('Say `npm run check`, | `npm test` | or `npm test`; `A=b node x.ts`.')).toEqual([
    'npm run check',
    'npm test',
    'A=b node x.ts',
  ]);
});

test.each(['`npm`', '`src/areas.ts`', '`PORTAL_CHROMIUM`', '`NODE_ENV=production`', '`nodeName here`'])(
  '%s is no command',
  (code) => {
    expect(commandsIn(code)).toEqual([]);
  },
);
