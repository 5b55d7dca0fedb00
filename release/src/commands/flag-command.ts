import { resolve } from 'node:path';
import { flagRequest } from '#flags/flag-request.ts';
import { setFlag } from '#flags/set-flag.ts';
import { signerFrom } from './key.ts';
import { operator } from './operator.ts';
import { flagLines } from './receipt.ts';
import type { Repository } from './repository.ts';
import { textOf } from './text-of.ts';

/** Switches a flag of one remote on for some companies in a composed folder, or off. */
export async function flagCommand(args: readonly string[], { root, portal, say }: Repository): Promise<number> {
  const { to, key, ...request } = flagRequest(args, textOf);
  const folder = to ? resolve(to) : portal;
  const setting = await setFlag({ ...request, folder, by: operator(root), signer: signerFrom(key), say });
  for (const line of flagLines({ ...request, ...setting, folder })) say(line);
  return 0;
}
