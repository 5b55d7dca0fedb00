import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Builds mf-news from a copy in `home` with another title. The folder of the build. */
export async function buildNewerNews(repository: string, home: string): Promise<string> {
  const copy = join(home, 'mf-news');
  mkdirSync(copy);
  for (const beside of ['node_modules', 'package.json', 'shared', 'pnpm-lock.yaml'])
    symlinkSync(join(repository, beside), join(home, beside));
  for (const part of ['src', 'package.json', 'budget.json', 'webpack.config.ts'])
    cpSync(join(repository, 'mf-news', part), join(copy, part), { recursive: true });
  symlinkSync(join(repository, 'mf-news/node_modules'), join(copy, 'node_modules'));
  const texts = join(copy, 'src/text/messages.ts');
  writeFileSync(texts, readFileSync(texts, 'utf8').replace("'news.title': '", "'news.title': '（新）"));
  await run(join(copy, 'node_modules/.bin/webpack'), [], { cwd: copy, maxBuffer: 10_000_000 });
  const [version = ''] = readdirSync(join(copy, 'dist'));
  return join(copy, 'dist', version);
}
