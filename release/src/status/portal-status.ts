import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { todayInTokyo } from '@portal/platform/text';
import { readLog } from '#change/audit-log.ts';
import { withFolderLock } from '#change/change-folder.ts';
import { liveContracts } from '#compatibility/live-contracts.ts';
import { readPublished } from '#compose/published.ts';
import { RELEASES_FOLDER } from '#folder/folder.ts';
import { contractOf } from '#release/live-portal.ts';
import { activeRules } from './active-rules.ts';
import { checkPortal } from './check-portal.ts';
import { deprecationLines } from './deprecation-lines.ts';
import { folderView } from './folder-view.ts';
import { siteAnswers, siteView } from './site-view.ts';
import { type Status, statusOf } from './status-lines.ts';
import { unsignedVersions } from './unsigned-versions.ts';

/** The status of a composed folder. Waits for whoever changes it, and settles what a killed release has left. */
export async function folderStatus(folder: string, by: string, say: (line: string) => void): Promise<Status> {
  readPublished(folder);
  const look = async () => {
    const findings = await checkPortal(folderView(folder));
    const log = readLog(folder);
    const problems = [...findings.problems, ...unsignedVersions(folder, findings.reading, log)];
    const live = liveContracts(findings.reading, contractOf(folder));
    return statusOf(folder, { ...findings, problems }, log, deprecationLines(live, todayInTokyo()));
  };
  return mayChange(folder) ? withFolderLock(folder, { what: `the status for ${by}`, say }, look) : look();
}

/** Whoever only watches may have no right to write. */
function mayChange(folder: string): boolean {
  try {
    accessSync(existsSync(join(folder, RELEASES_FOLDER)) ? join(folder, RELEASES_FOLDER) : folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** The status of a portal at its address; `folder`, if given, is what should be there, by its rules. */
export async function siteStatus(address: string, folder: string | null): Promise<Status> {
  const published = folder === null ? null : folderView(folder);
  const view = await siteView(address, published?.digests);
  const findings = await checkPortal(view);
  const isPushed = published === null || published.registry === view.registry;
  const problems = isPushed ? [] : [`${folder} has another registry: it has not been pushed, or not to the end.`];
  const log = folder === null ? [] : readLog(folder);
  const [remote] = Object.values(findings.reading.remotes);
  const rules = folder && remote ? await activeRules(folder, remote.current.entry, siteAnswers(address)) : [];
  return statusOf(address, { ...findings, problems: [...findings.problems, ...problems, ...rules] }, log);
}
