import { resolve } from 'node:path';
import { folderStatus, siteStatus } from '#status/portal-status.ts';
import { statusRequest } from './command-line.ts';
import { operator } from './operator.ts';
import type { Repository } from './repository.ts';

/** Says what is live, in a composed folder or at an address. */
export async function statusCommand(args: readonly string[], { root, portal, say }: Repository): Promise<number> {
  const { to, at } = statusRequest(args);
  const folder = to ? resolve(to) : null;
  const { lines, isWell } = at
    ? await siteStatus(at, folder)
    : await folderStatus(folder ?? portal, operator(root), say);
  for (const line of lines) say(line);
  return isWell ? 0 : 1;
}
