import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { PORTAL } from './addresses.ts';

const root = join(import.meta.dirname, '../..');
const SourceMap = v.object({ sources: v.array(v.string()) });
const Exports = v.optional(v.record(v.string(), v.array(v.string())), {});
const Contract = v.object({ uses: Exports, provides: Exports });

/** Every module in a federated build, by its source maps, which are not published; twice if two files contain it. */
export function bundledModules(app: string, version: string): string[] {
  const folder = join(root, app, 'dist', version);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js.map'))
    .flatMap((file) => v.parse(SourceMap, JSON.parse(readFileSync(join(folder, file), 'utf8'))).sources)
    .filter((source) => /\.(tsx?|m?js|cjs)$/.test(source));
}

/** By shared module, what a build takes of it, or has of it for others. */
export function builtContract(app: string, version: string): v.InferOutput<typeof Contract> {
  return v.parse(Contract, JSON.parse(readFileSync(join(root, app, 'dist', version, 'contract.json'), 'utf8')));
}

/** The build of the shell that the published documents start. */
export async function shellVersion(): Promise<string> {
  const html = await (await fetch(PORTAL)).text();
  const version = html.match(/src="\/shell\/([^/]+)\//)?.[1];
  if (!version) throw new Error('the document starts no shell');
  return version;
}
