import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const COPY = join(root, '.cache/working-copy');

interface WorkingCopy {
  folder: string;
  /** Replaces a text in a file; what stands between is saved as an editor saves it. */
  edit(file: string, from: string, to: string): void;
}

/** A copy of the apps' sources, which a test may edit. Everything else is the repository's own. */
export function workingCopy(): WorkingCopy {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  const beside = ['node_modules', 'package.json', 'pnpm-lock.yaml', 'shared'];
  for (const name of beside) symlinkSync(join(root, name), join(COPY, name));
  cpSync(join(root, 'scripts'), join(COPY, 'scripts'), { recursive: true });
  for (const app of readdirSync(root).filter((name) => /^(shell|mf-.*)$/.test(name))) copyApp(app);
  const edit = (file: string, from: string, to: string) => {
    const path = join(COPY, file);
    const source = readFileSync(path, 'utf8');
    if (!source.includes(from)) throw new Error(`${file} has no ${from}`);
    writeFileSync(path, source.replace(from, to));
  };
  return { folder: COPY, edit };
}

function copyApp(app: string): void {
  const own = ['node_modules', 'dist'];
  mkdirSync(join(COPY, app));
  for (const name of readdirSync(join(root, app))) {
    const [from, to] = [join(root, app, name), join(COPY, app, name)];
    // What is built already is not built again.
    if (own.includes(name)) symlinkSync(from, to);
    else cpSync(from, to, { recursive: true });
  }
}
