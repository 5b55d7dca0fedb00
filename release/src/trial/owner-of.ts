import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEAM_FILE, Team } from '@portal/app-kit/build/contract/team';
import * as v from 'valibot';
import { recordsFolder } from '#folder/folder.ts';

/** The team of a version that is live; builds of earlier days do not say it. */
export function ownerOf(folder: string, app: string, version: string): string {
  const file = join(folder, recordsFolder(app, version), TEAM_FILE);
  const team = existsSync(file) ? v.parse(Team, JSON.parse(readFileSync(file, 'utf8'))) : null;
  return team?.owner ?? 'a team that its build does not name';
}
