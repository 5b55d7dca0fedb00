import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildContract, readBuildContract } from '@portal/app-kit/build/contract';
import * as v from 'valibot';
import { PORTAL } from '../addresses.ts';

const root = join(import.meta.dirname, '../../..');
const SourceMap = v.object({ sources: v.array(v.string()) });

/** Every module in a federated build, by its source maps, which are not published; twice if two files contain it. */
export function bundledModules(app: string, version: string): string[] {
  const folder = join(root, app, 'dist', version);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js.map'))
    .flatMap((file) => v.parse(SourceMap, JSON.parse(readFileSync(join(folder, file), 'utf8'))).sources)
    .filter((source) => /\.(tsx?|m?js|cjs)$/.test(source));
}

/** The modules in one file of a build. */
export function modulesOf(app: string, version: string, file: string): string[] {
  const map = readFileSync(join(root, app, 'dist', version, `${file}.map`), 'utf8');
  return v.parse(SourceMap, JSON.parse(map)).sources;
}

/** What a build has for others, or takes of them. @throws if it has no contract, or that of another role. */
export function builtContract<Role extends BuildContract['role']>(role: Role, app: string, version: string) {
  const contract = readBuildContract(join(root, app, 'dist', version));
  if (contract?.role !== role) throw new Error(`${app} ${version} has no contract of a ${role}`);
  return contract as Extract<BuildContract, { role: Role }>;
}

/** The build of the shell that the published documents start. */
export async function shellVersion(): Promise<string> {
  const html = await (await fetch(PORTAL)).text();
  const version = html.match(/src="\/shell\/([^/]+)\//)?.[1];
  if (!version) throw new Error('the document starts no shell');
  return version;
}
