import { join } from 'node:path';
import { readTeam } from '@portal/app-kit/build/contract/team';
import { recordsFolder } from '#folder/folder.ts';

/** The team of a version that is live; builds of earlier days do not say it. */
export const ownerOf = (folder: string, app: string, version: string): string =>
  readTeam(join(folder, recordsFolder(app, version)))?.owner ?? 'a team that its build does not name';
