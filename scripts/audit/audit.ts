/**
 * What portal and API are made of, and what is known against it: `npm run audit`, with `--out <folder>` for the lists. It
 * ends with 1 if somebody has to look at something, and if a registry could not be asked.
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { endWith, say } from '../console.ts';
import { root } from '../root.ts';
import { askPnpm } from './pnpm.ts';
import { type Asked, outdatedIn, vulnerabilitiesIn } from './registry.ts';
import { PRODUCTS, type Product, unacceptedLicenses, writeSbom } from './sbom.ts';

await endWith(async () => {
  const { out } = parseArgs({ options: { out: { type: 'string', default: join(root, '.cache/audit') } } }).values;
  const folder = resolve(out);
  mkdirSync(folder, { recursive: true });
  const areLicensesFine = await listComponents(folder);
  const [outdated, vulnerabilities] = await Promise.all([
    askPnpm(['outdated', '-r', '--format', 'json']).then(outdatedIn),
    askPnpm(['audit', '--json']).then(vulnerabilitiesIn),
  ]);
  const wasAskedForMajors = tell('Newer major versions, and what is deprecated', outdated);
  const wasAskedForHoles = tell('Known vulnerabilities', vulnerabilities);
  const isSafe = 'found' in vulnerabilities && vulnerabilities.found.length === 0;
  return areLicensesFine && wasAskedForMajors && wasAskedForHoles && isSafe ? 0 : 1;
});

async function listComponents(folder: string): Promise<boolean> {
  const refused: string[] = [];
  for (const product of Object.keys(PRODUCTS) as Product[]) {
    const components = await writeSbom(product, folder);
    say(`${join(folder, `${product}.cdx.json`)}: ${components.length} components`);
    refused.push(...unacceptedLicenses(components));
  }
  return (
    tell('Licences that are not accepted (docs/adr/0007)', { found: [...new Set(refused)] }) && refused.length === 0
  );
}

/** Whether there is an answer. */
function tell(what: string, asked: Asked): boolean {
  if ('unasked' in asked) {
    say(`${what}: COULD NOT ASK, so nothing is known. ${asked.unasked}`);
    return false;
  }
  say(asked.found.length === 0 ? `${what}: none` : `${what}:\n${asked.found.map((one) => `  ${one}`).join('\n')}`);
  return true;
}
