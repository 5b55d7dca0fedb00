import { createHash } from 'node:crypto';
import type { FirstPicture } from '@portal/app-kit/build/build-record';
import { WATCH_START } from '@portal/app-kit/build/serve/start-watch';
import { SHOW, styleOf } from './first-picture.ts';
import { PRELOAD_SCRIPT } from './page-files.ts';

/** What the policy has to allow of the document that this shell starts with: each inline style and script. */
export const inlineHashes = (picture: FirstPicture | undefined): { style: string[]; script: string[] } => ({
  style: picture ? [hashOf(styleOf(picture))] : [],
  script: [PRELOAD_SCRIPT, ...(picture ? [SHOW, ...(picture.notices ? [WATCH_START] : [])] : [])].map(hashOf),
});

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
