import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '..');

const order = 'mf-orders/src/order-list/order-list-page.tsx';
const table: [rule: string, path: string, specifier: string, outcome: 'refused' | 'allowed'][] = [
  ['a remote does not import another remote', order, '@portal/mf-billing/src/remote.ts', 'refused'],
  ['… nor by a relative path', order, '../../../mf-billing/src/remote.ts', 'refused'],
  ['a remote does not import the shell', order, '@portal/shell/src/app.tsx', 'refused'],
  ['… nor by a relative path', order, '../../../shell/src/app.tsx', 'refused'],
  ['the shell does not import a remote', 'shell/src/app.tsx', '../../mf-orders/src/remote.ts', 'refused'],
  ['shared does not import an app', 'shared/src/host/providers.tsx', '../../../shell/src/app.tsx', 'refused'],
  ['only shared/src/firebase imports Firebase', order, 'firebase/auth', 'refused'],
  ['… not even the shell', 'shell/src/main.ts', 'firebase/app', 'refused'],
  ['… not even session', 'shared/src/session/store.ts', '@firebase/auth', 'refused'],
  ['… but it does', 'shared/src/firebase/auth.ts', 'firebase/auth', 'allowed'],
  ['only shared/src/ui imports Chakra', order, '@chakra-ui/react', 'refused'],
  ['… not even form', 'shared/src/form/fields.tsx', '@chakra-ui/react', 'refused'],
  ['… but it does', 'shared/src/ui/action/button.tsx', '@chakra-ui/react', 'allowed'],
  ['icons come from the kit', 'shell/src/header/header.tsx', 'lucide-react', 'refused'],
  ['react-router is reached through shared/src/router', order, 'react-router-dom', 'refused'],
  ['… also by its other name', 'shell/src/app.tsx', 'react-router', 'refused'],
  ['… which does import it', 'shared/src/router/index.ts', 'react-router-dom', 'allowed'],
  ['only the API package calls the API', order, 'ky', 'refused'],
  ['… which does', 'shared/src/api/client.ts', 'ky', 'allowed'],
  ['stores are behind the session', order, 'zustand', 'refused'],
  ['folders of shared are reached by their sub-path', 'shared/src/host/dialogs.tsx', '../ui/index.ts', 'refused'],
  ['… also from a nested folder', 'shared/src/ui/table/data-table.tsx', '../../text/index.ts', 'refused'],
  ['… by the sub-path they are', 'shared/src/host/dialogs.tsx', '@portal/shared/ui', 'allowed'],
  ['api does not know session', 'shared/src/api/client.ts', '@portal/shared/session', 'refused'],
  ['ui does not know api', 'shared/src/ui/action/button.tsx', '@portal/shared/api', 'refused'],
  ['contract takes the calendar from text', 'shared/src/contract/order.ts', '@portal/shared/text', 'allowed'],
  ['… and nothing else of shared', 'shared/src/contract/order.ts', '@portal/shared/observe', 'refused'],
  ['text does not know contract', 'shared/src/text/format.ts', '@portal/shared/contract/order', 'refused'],
  ['the sandbox shares the contract', 'sandbox/src/api/app.ts', '@portal/shared/contract/calls', 'allowed'],
  ['… and the texts', 'sandbox/src/desk/mail.ts', '@portal/shared/text', 'allowed'],
  ['… but not the client', 'sandbox/src/desk/mail.ts', '@portal/shared/api', 'refused'],
  ['the portal does not import the sandbox', order, '@portal/sandbox/src/main.ts', 'refused'],
  ['a remote uses the kit', order, '@portal/shared/ui', 'allowed'],
];

const fileOf = (path: string, index: number) => join(dirname(path), `case-${index}.ts`);
let complaints: Set<string>;

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
  const { vcs: _, ...config } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(config));
  for (const [index, [, path, specifier]] of table.entries()) {
    const file = join(folder, fileOf(path, index));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `import * as x from '${specifier}';\nexport const y = x;\n`);
  }
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/biome'),
    ['lint', '--only=style/noRestrictedImports', '--reporter=json', '--max-diagnostics=none'],
    { cwd: folder, encoding: 'utf8' },
  );
  complaints = new Set([...stdout.matchAll(/"path":\s*"([^"]*case-\d+\.ts)"/g)].map(([, file = '']) => file));
  rmSync(folder, { recursive: true });
});

test.each(table.map((row, index) => [...row, index] as const))(
  '%s: %s importing %s is %s',
  (_rule, path, _specifier, outcome, index) => {
    expect(complaints.has(fileOf(path, index)) ? 'refused' : 'allowed').toBe(outcome);
  },
);
