import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compose } from '#compose/compose.ts';
import type { HostedEnvironment } from '#compose/hosted-environment.ts';
import { PUBLIC_FOLDER } from '#folder/folder.ts';
import { environment, staticSkeleton } from './fixtures.ts';
import { writeBuild } from './write-build.ts';

const ENTRY = `/* entry */${'const parking = "駐車場";\n'.repeat(100)}`;
// No text in any encoding.
const ICON = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0xff, 0xfe]);

export interface Site {
  /** The composed folder. */
  outDir: string;
  /** What must be answered, by the file's path in the public folder. */
  remove(): void;
}

/** A small portal, composed as the real one is. */
export async function composeSite(change: Partial<HostedEnvironment> = {}): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const shellPublic = join(folder, 'shell-public');
  mkdirSync(shellPublic);
  writeFileSync(join(shellPublic, 'favicon.png'), ICON);
  const outDir = join(folder, 'out');
  await compose({
    shell: writeBuild(join(folder, 'shell'), {
      name: 'shell',
      files: { 'main.js': ENTRY },
      pageFiles: { '/': [], '/login': [], '/password-reset/change': [] },
      staticSkeleton,
    }),
    shellPublic,
    remotes: [
      writeBuild(join(folder, 'mf-orders'), {
        name: 'mf-orders',
        files: { 'remoteEntry.js': ENTRY, 'list.js': ENTRY, 'detail.js': ENTRY, 'create.js': ENTRY },
        areas: { '/order': { title: '駐車場探しの依頼', menu: { place: 'main' } } },
        pageFiles: {
          '/order': ['list.js'],
          '/order/:id': ['detail.js'],
          '/order/:id/contract': ['detail.js', 'list.js'],
          '/order/create': ['create.js'],
        },
      }),
    ],
    environment: { ...environment, ...change },
    outDir,
  });
  // A file that somebody keeps beside the public ones.
  writeFileSync(join(outDir, 'secret.json'), '{}');
  return { outDir, remove: () => rmSync(folder, { recursive: true }) };
}

export const publicFile = ({ outDir }: Site, file: string): string => join(outDir, PUBLIC_FOLDER, file);
