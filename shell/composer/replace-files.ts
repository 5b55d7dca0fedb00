import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Replaces files by others, by path in the folder. All are written beside the old ones first, so that a full disk
 * changes nothing; then each takes its place in one step, in this order.
 */
export function replaceFiles(folder: string, files: Readonly<Record<string, string | Buffer>>): void {
  const paths = Object.keys(files).map((file) => join(folder, file));
  const written = (path: string) => `${path}.new`;
  try {
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(written(join(folder, file)), content);
    }
  } catch (error) {
    for (const path of paths) rmSync(written(path), { force: true });
    throw error;
  }
  for (const path of paths) renameSync(written(path), path);
}
