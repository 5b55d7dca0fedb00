import { createHash } from 'node:crypto';
import { Areas } from '@portal/shared/host/area';
import * as v from 'valibot';
import type { Compilation, Compiler } from 'webpack';

/** What a build reports about itself; the composer reads it and never guesses from file names. */
export const BuildRecord = v.object({
  name: v.string(),
  version: v.string(),
  /** The container's global variable, for remotes. */
  container: v.optional(v.string()),
  /** The areas that a remote owns. */
  areas: v.optional(Areas),
  /** Script files that start the app, in order, with their integrity. */
  entries: v.array(v.object({ file: v.string(), integrity: v.string() })),
  /** By prefix, the further files that its first page needs. */
  preload: v.record(v.string(), v.array(v.string())),
});
export type BuildRecord = v.InferOutput<typeof BuildRecord>;

export const BUILD_RECORD_FILE = 'build.json';

export interface BuildRecordOptions {
  name: string;
  version: string;
  container?: string;
  areas?: Areas;
  /** Name of the entry point or container whose files start the app. */
  entryPoint: string;
  /** By prefix, the names of the chunks that its first page needs. */
  firstChunks: Record<string, readonly string[]>;
}

/** Writes `build.json` beside the build's files. */
export class BuildRecordPlugin {
  readonly #options: BuildRecordOptions;

  constructor(options: BuildRecordOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { Compilation: Stage, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('BuildRecordPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'BuildRecordPlugin', stage: Stage.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          // If the build failed for another reason, let it report that one.
          if (compilation.errors.length > 0) return;
          const record = JSON.stringify(this.#record(compilation), null, 2);
          compilation.emitAsset(BUILD_RECORD_FILE, new sources.RawSource(record));
        },
      );
    });
  }

  #record(compilation: Compilation): BuildRecord {
    const { name, version, container, areas, entryPoint, firstChunks } = this.#options;
    const entryFiles = scripts(compilation.entrypoints.get(entryPoint)?.getFiles() ?? []);
    if (entryFiles.length === 0) throw new Error(`${name}: the build has no entry point ${entryPoint}`);
    const preload = Object.fromEntries(
      Object.entries(firstChunks).map(([prefix, chunks]) => {
        const files = new Set(chunks.flatMap((chunk) => chunkFiles(compilation, name, chunk)));
        return [prefix, [...files].filter((file) => !entryFiles.includes(file))];
      }),
    );
    const entries = entryFiles.map((file) => ({ file, integrity: integrityOf(compilation, file) }));
    return v.parse(BuildRecord, { name, version, container, areas, entries, preload });
  }
}

function chunkFiles(compilation: Compilation, app: string, chunkName: string): string[] {
  const group = compilation.namedChunkGroups.get(chunkName);
  if (!group) throw new Error(`${app}: the build has no chunk named ${chunkName}`);
  return scripts(group.getFiles());
}

const scripts = (files: readonly string[]) =>
  files.filter((file) => file.endsWith('.js') && !file.includes('.hot-update.'));

function integrityOf(compilation: Compilation, file: string): string {
  const asset = compilation.getAsset(file);
  if (!asset) throw new Error(`no asset ${file}`);
  return `sha384-${createHash('sha384').update(asset.source.buffer()).digest('base64')}`;
}
