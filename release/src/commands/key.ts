import { existsSync, readFileSync } from 'node:fs';
import { type Signer, signerOf } from '#rights/signer.ts';

/**
 * Whoever signs a change: the private key in the file `--key`, or, for a job in CI, in PORTAL_RELEASE_KEY.
 * @throws with a sentence, if that is no key.
 */
export function signerFrom(file: string | undefined): Signer | null {
  if (file !== undefined && !existsSync(file)) throw new Error(`There is no key ${file}.`);
  const pem = file === undefined ? process.env.PORTAL_RELEASE_KEY : readFileSync(file, 'utf8');
  return pem ? signerOf(pem) : null;
}
