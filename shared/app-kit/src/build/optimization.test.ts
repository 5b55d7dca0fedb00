import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { BUILD_BASIS } from './testing/build-basis.ts';
import { optimization } from './webpack-configuration.ts';

jest.setTimeout(180_000);

const folder = mkdtempSync(join(tmpdir(), 'optimization-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function bundled(commonjs?: true): Promise<string> {
  writeFileSync(join(folder, 'library.js'), "'use strict';\nexports.render = () => globalThis.render();\n");
  writeFileSync(
    join(folder, 'root.js'),
    "import { render } from './library.js';\nexport const start = () => render();\n",
  );
  writeFileSync(join(folder, 'page.js'), "import { start } from './root.js';\nglobalThis.page = start;\n");
  const chosen = optimization({ ...BUILD_BASIS, directory: folder });
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './page.js',
    output: { path: join(folder, 'dist') },
    optimization: commonjs ? { ...chosen, concatenateModules: { commonjs } } : chosen,
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => (stats && !stats.hasErrors() ? resolve() : reject(error ?? stats?.toString()))),
  );
  return readFileSync(join(folder, 'dist/main.js'), 'utf8');
}

test('a CommonJS module stands beside the others, not within one', async () => {
  const ofItsOwn = /\{\d+\([\w,]+\)\{[^}]*globalThis\.render\(\)/;
  expect(await bundled(true)).not.toMatch(ofItsOwn);
  expect(await bundled()).toMatch(ofItsOwn);
});
