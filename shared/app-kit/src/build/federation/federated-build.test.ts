import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import vm from 'node:vm';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { runBuild } from '../run-build.ts';
import { BUILD_BASIS } from '../testing/build-basis.ts';
import { base, optimization } from '../webpack-configuration.ts';
import { FEDERATION } from './federation-options.ts';

/* A real host and a real remote. An update of the federation plugin that our runtime does not understand fails here. */

jest.setTimeout(180_000);

const folder = mkdtempSync(join(tmpdir(), 'federated-build-'));
afterAll(() => rmSync(folder, { recursive: true }));

type PluginOptions = ConstructorParameters<typeof ModuleFederationPlugin>[0];
const ORIGIN = 'http://localhost';
const SINGLETON = { singleton: true, strictVersion: false, requiredVersion: false } as const;

async function build(name: 'host' | 'remote', entry: object, federation: PluginOptions): Promise<void> {
  const basis = { ...BUILD_BASIS, directory: folder };
  const { module, resolve } = base(basis);
  await runBuild({
    mode: 'production',
    context: folder,
    entry: { ...entry },
    output: {
      path: join(folder, name),
      publicPath: name === 'host' ? `${ORIGIN}/host/` : 'auto',
      uniqueName: name,
    },
    ...(module ? { module } : {}),
    ...(resolve ? { resolve } : {}),
    optimization: optimization(basis),
    plugins: [new ModuleFederationPlugin({ ...FEDERATION, name, remotes: {}, ...federation })],
  });
}

beforeAll(async () => {
  const write = (file: string, code: string) => writeFileSync(join(folder, file), code);
  write('now.js', "export const now = { from: 'the host' };\n");
  write('late.js', "export const late = { from: 'a chunk of the host' };\n");
  write(
    'main.js',
    "import { now } from './now.js';\nglobalThis.ofHost = now;\nglobalThis.shared = __webpack_share_scopes__.default;\n",
  );
  write('page.js', "export { late } from 'our/late';\n");
  write(
    'remote.js',
    "import { now } from 'our/now';\nexport const remote = { now, page: () => import('./page.js') };\n",
  );
  const provide = (shareKey: string, file: string) => ({
    ...SINGLETON,
    version: '1.0.0',
    import: join(folder, file),
    shareKey,
  });
  await build(
    'host',
    { main: './main.js' },
    { shared: { 'provided:now': provide('our/now', 'now.js'), 'provided:late': provide('our/late', 'late.js') } },
  );
  const taken = { ...SINGLETON, import: false } as const;
  await build(
    'remote',
    {},
    {
      filename: 'entry.js',
      exposes: { './remote': './remote.js' },
      shared: { 'our/now': taken, 'our/late': taken },
    },
  );
});

interface Container {
  init(shared: unknown): Promise<unknown>;
  get(name: string): Promise<() => { remote: { now: object; page(): Promise<{ late: object }> } }>;
}
interface Script {
  src: string;
  onload?: (event: object) => void;
}

/** As much of a page as builds ask for: a script that is added is read from its build. */
function openPage() {
  const fetched: string[] = [];
  const document = {
    currentScript: undefined as object | undefined,
    getElementsByTagName: () => [],
    createElement: () => ({ setAttribute: () => undefined }),
    head: {
      appendChild: (script: Script) => {
        run(script.src);
        script.onload?.({ type: 'load' });
      },
    },
  };
  const page = vm.createContext({ document, URL, setTimeout, clearTimeout, location: { href: ORIGIN } });
  page.self = page;
  function run(address: string) {
    const path = new URL(address).pathname;
    fetched.push(path);
    document.currentScript = { tagName: 'SCRIPT', src: address };
    vm.runInContext(readFileSync(join(folder, path), 'utf8'), page);
  }
  return { page: page as { ofHost: object; shared: unknown; remote: Container }, fetched, run };
}

test('a remote gets the very modules of the host: at once, and what is fetched on demand', async () => {
  const { page, fetched, run } = openPage();
  run(`${ORIGIN}/host/main.js`);
  run(`${ORIGIN}/remote/entry.js`);
  await page.remote.init(page.shared);
  const { remote } = (await page.remote.get('./remote'))();
  expect(remote.now).toBe(page.ofHost);
  const filesOfHost = () => fetched.filter((path) => path.startsWith('/host/')).length;
  expect(filesOfHost()).toBe(1);
  expect((await remote.page()).late).toEqual({ from: 'a chunk of the host' });
  expect(filesOfHost()).toBe(2);
});

test('builds have our runtime in the place of the official one, and a remote has no copy of what it takes', () => {
  const codeOf = (name: string) =>
    readdirSync(join(folder, name))
      .map((file) => readFileSync(join(folder, name, file), 'utf8'))
      .join('\n');
  const [host, remote] = [codeOf('host'), codeOf('remote')];
  for (const code of [host, remote]) {
    expect(code).toContain('the shell does not provide');
    expect(code).not.toMatch(/RUNTIME-0\d\d/);
  }
  expect(host).toContain('a chunk of the host');
  expect(remote).not.toContain('a chunk of the host');
});
