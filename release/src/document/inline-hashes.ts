import { createHash } from 'node:crypto';
import type { StaticSkeleton } from '@portal/app-kit/build/build-record';
import { WATCH_START } from '@portal/app-kit/build/serve/start-watch';
import { PRELOAD_SCRIPT } from './page-files.ts';
import { SHOW, styleOf } from './static-skeleton.ts';

/** What the policy has to allow of the document that this shell starts with: each inline style and script. */
export const inlineHashes = (skeleton: StaticSkeleton | undefined): { style: string[]; script: string[] } => ({
  style: skeleton ? [hashOf(styleOf(skeleton))] : [],
  script: [PRELOAD_SCRIPT, ...(skeleton ? [SHOW, ...(skeleton.notices ? [WATCH_START] : [])] : [])].map(hashOf),
});

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
