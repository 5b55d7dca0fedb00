import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { localEnvironment, TEST_PORTS } from '@portal/app-kit/build/local-environment';
import { nextRegistry, portalFiles, rootFiles } from '@portal/release';
import { filesFolder } from '@portal/release/folder';
import { root } from '../root.ts';
import type { Version } from './versions.ts';

/**
 * A portal of exactly these two: without a previous version that could stand in for one that fails. Only the documents
 * are made; the scripts stay where they were built or published.
 */
export async function composeSkewPortal(folder: string, shell: Version, remote: Version): Promise<void> {
  for (const { app, version, files } of [shell, remote]) {
    const published = join(folder, filesFolder(app, version));
    mkdirSync(dirname(published), { recursive: true });
    symlinkSync(files, published);
  }
  const registry = nextRegistry(shell.record, [remote.record], {});
  const files = await portalFiles({ shell: shell.record, registry, environment: localEnvironment(TEST_PORTS) });
  for (const [file, content] of Object.entries({ ...rootFiles(join(root, 'shell/public')), ...files })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
}
