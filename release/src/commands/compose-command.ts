import { copyFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { localEnvironment, localTelemetry, PORTS } from '@portal/app-kit/build/local-environment';
import type { Registry } from '@portal/platform/registry';
import { readEnvironmentFile } from '#compose/environment-file.ts';
import type { HostedEnvironment } from '#compose/hosted-environment.ts';
import {
  FIREBASE_FILE,
  HOSTING_FILE,
  NGINX_MAPS_FILE,
  NGINX_SERVER_FILE,
  PUBLIC_FOLDER,
  STORAGE_RULES_FILE,
} from '#folder/folder.ts';
import type { Signer } from '#rights/signer.ts';
import { signerFrom } from './key.ts';
import type { Repository } from './repository.ts';

interface WithApps extends Pick<Repository, 'root' | 'say'> {
  /** Builds what has changed and composes it. */
  compose(outDir: string, environment: HostedEnvironment, signer: Signer | null): Promise<Registry>;
}

/** Composes a portal for others, in a folder that a web server can take. */
export async function composeCommand(args: readonly string[], { root, say, compose }: WithApps): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      environment: { type: 'string' },
      sandbox: { type: 'boolean', default: false },
      out: { type: 'string' },
      key: { type: 'string' },
    },
  });
  const { environment: file, sandbox: isForSandbox, out, key } = values;
  if (!out || isForSandbox === Boolean(file))
    throw new Error(
      'Say for which environment and where to: npm run compose -- --environment <file> --out <folder>, or --sandbox in place of a file',
    );
  const environment = file ? environmentIn(file) : { ...localEnvironment(PORTS), telemetry: localTelemetry(PORTS) };
  const outDir = resolve(out);
  refuseOtherFolder(outDir);

  const registry = await compose(outDir, environment, signerFrom(key));
  copyFileSync(join(root, 'sandbox/storage.rules'), join(outDir, STORAGE_RULES_FILE));
  say(`
Composed for ${file ? environment.name : 'the sandbox'} in ${outDir}, revision ${registry.revision}:
  ${PUBLIC_FOLDER}/   what browsers may fetch
  ${FIREBASE_FILE}, ${STORAGE_RULES_FILE}   for "firebase deploy"
  ${NGINX_MAPS_FILE}, ${NGINX_SERVER_FILE}   for nginx
Compose the next release into the same folder: files that open pages still use stay in it for a month.`);
  if (isForSandbox) say(`Look at it: npx tsx scripts/release/serve.ts ${out}`);
  return 0;
}

function environmentIn(file: string): HostedEnvironment {
  if (!existsSync(file))
    throw new Error(`There is no file ${file}. docs/environment.example.json is one to begin with.`);
  try {
    return readEnvironmentFile(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is no environment of a hosted portal:\n${error instanceof Error ? error.message : error}`);
  }
}

/** Everything below the folder may be published. */
function refuseOtherFolder(outDir: string): void {
  if (!existsSync(outDir) || readdirSync(outDir).length === 0 || existsSync(join(outDir, HOSTING_FILE))) return;
  throw new Error(`${outDir} holds something else: name a new folder, or that of an earlier release.`);
}
