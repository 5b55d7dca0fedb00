import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { PureSchemasPlugin } from './pure-schemas.ts';
import { BUILD_BASIS } from './testing/build-basis.ts';
import { optimization } from './webpack-configuration.ts';

jest.setTimeout(180_000);

const folder = mkdtempSync(join(tmpdir(), 'pure-schemas-'));
afterAll(() => rmSync(folder, { recursive: true }));

const CONTRACT = `
import * as v from 'valibot';
const defineCall = (call) => call;
export const Used = v.object({ id: v.pipe(v.string(), v.regex(/used/)) });
const Digits = v.pipe(v.string(), v.regex(/inner/));
export const Unused = v.object({ ...Used.entries, list: v.array(Digits), check: v.pipe(v.string(), v.check((text) => text !== 'unused')) });
export const unusedCall = defineCall({ path: '/unused-call', answer: Unused });
export const seen = v.parse(Used, globalThis.parsedAtStart);
export const other = globalThis.register(Used, 'registered');
const Late = v.pipe(v.string(), globalThis.passedIn(1));
`;

/** All of it that is in a minified bundle of a page that uses one shape. */
async function bundled(plugins: webpack.Configuration['plugins']): Promise<string> {
  writeFileSync(join(folder, 'contract.js'), CONTRACT);
  writeFileSync(join(folder, 'page.js'), "import { Used } from './contract.js';\nglobalThis.show(Used);\n");
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './page.js',
    output: { path: join(folder, 'dist') },
    externals: { valibot: 'valibot' },
    optimization: optimization({ ...BUILD_BASIS, directory: folder }),
    plugins: plugins ?? [],
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => (stats && !stats.hasErrors() ? resolve() : reject(error ?? stats?.toString()))),
  );
  return readFileSync(join(folder, 'dist/main.js'), 'utf8');
}

test('schemas that nobody uses are left out, and what may do something stays', async () => {
  const usual = await bundled([]);
  expect(usual).toContain('inner');
  const code = await bundled([new PureSchemasPlugin()]);
  expect(code).toContain('used');
  for (const left of ['inner', 'unused', '/unused-call']) expect(code).not.toContain(left);
  for (const kept of ['parsedAtStart', 'registered', 'passedIn']) expect(code).toContain(kept);
});
