import { resolve } from 'node:path';
import { rollback } from '#release/rollback.ts';
import { rollbackRequest } from './command-line.ts';
import { signerFrom } from './key.ts';
import { operator } from './operator.ts';
import { rollbackLines } from './receipt.ts';
import type { Repository } from './repository.ts';

/** Makes the previous version of an app live again. */
export async function rollbackCommand(args: readonly string[], { root, portal, say }: Repository): Promise<number> {
  const { to, key, ...request } = rollbackRequest(args);
  const receipt = await rollback({
    ...request,
    folder: to ? resolve(to) : portal,
    by: operator(root),
    signer: signerFrom(key),
    say,
  });
  for (const line of rollbackLines(receipt)) say(line);
  return 0;
}
