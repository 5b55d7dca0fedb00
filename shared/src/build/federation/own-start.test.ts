import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { BUILD_BASIS } from '../testing/build-basis.ts';
import { base, optimization } from '../webpack-configuration.ts';
import { FEDERATION } from './federation-options.ts';
import { OwnStartPlugin } from './own-start.ts';

/* A real build, so that another way in which the plugin writes its start is noticed. */

jest.setTimeout(180_000);

const folder = mkdtempSync(join(tmpdir(), 'own-start-'));
afterAll(() => rmSync(folder, { recursive: true }));

const BASIS = { ...BUILD_BASIS, directory: folder };
const { module: rules, resolve } = base(BASIS);

/** What the plugin's start asks for. */
const ASKS = 'attachShareScopeMap';

async function built(role: 'host' | 'remote', plugins: webpack.Configuration['plugins']): Promise<string> {
  const path = join(folder, role, String(plugins?.length));
  writeFileSync(join(folder, 'eager.js'), "export const from = 'eager';\n");
  writeFileSync(join(folder, 'main.js'), "import { from } from './eager.js';\nconsole.log(from);\n");
  const eager = { singleton: true, requiredVersion: false, version: '1.0.0', shareKey: 'our/eager' } as const;
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: role === 'host' ? './main.js' : {},
    output: { path },
    ...(rules ? { module: rules } : {}),
    ...(resolve ? { resolve } : {}),
    optimization: optimization(BASIS),
    plugins: [
      new ModuleFederationPlugin({
        ...FEDERATION,
        name: role,
        remotes: {},
        ...(role === 'remote' ? { filename: 'entry.js', exposes: { './main': './main.js' } } : {}),
        shared:
          role === 'host'
            ? { 'offered:eager': { ...eager, import: join(folder, 'eager.js') } }
            : { './eager.js': { ...eager, import: false } },
      }),
      ...(plugins ?? []),
    ],
  });
  await new Promise<void>((done, reject) =>
    compiler.run((error, stats) => (stats && !stats.hasErrors() ? done() : reject(error ?? stats?.toString()))),
  );
  const scripts = readdirSync(path).filter((file) => file.endsWith('.js'));
  return scripts.map((file) => readFileSync(join(path, file), 'utf8')).join('\n');
}

test.each([
  { role: 'host', has: ['__SHARE__'], without: ['initContainerEntry', 'the shell does not provide'] },
  { role: 'remote', has: ['the shell does not provide'], without: ['__SHARE__'] },
] as const)(
  'a $role starts with the functions of its role, and nothing asks what there is',
  async ({ role, has, without }) => {
    // The start that the plugin writes brings all of the runtime.
    const usual = await built(role, []);
    for (const word of [ASKS, ...has, ...without]) expect(usual).toContain(word);
    const own = await built(role, [new OwnStartPlugin(role)]);
    for (const word of has) expect(own).toContain(word);
    for (const word of [ASKS, ...without]) expect(own).not.toContain(word);
  },
);
