import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Areas } from '@portal/platform/registry/area';
import * as v from 'valibot';
import type { Chunk, Compilation, Compiler } from 'webpack';
import { withBrand } from './branded.ts';
import { consumedName, providedName } from './federation/shared-module-names.ts';
import { NOTICES } from './serve/start-watch.ts';
import { LAZY_SHARED } from './shared-modules.ts';

/** Markup with names in braces, which the composer fills in, and the styles of all of it. */
const StaticSkeleton = v.object({
  portal: v.string(),
  public: v.string(),
  footer: v.string(),
  footerWithSupportPage: v.string(),
  style: v.array(v.string()),
  /** Notices in place of the page if its scripts do not run. Old shells have none. */
  notices: v.optional(v.object(v.entriesFromList(NOTICES, v.string()))),
});
export type StaticSkeleton = v.InferOutput<typeof StaticSkeleton>;

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
  /** By prefix, the further files that each of its pages needs. */
  preload: v.record(v.string(), v.array(v.string())),
  /** By path or pattern (`/order/:id`), what this page needs in addition. Older builds have only some pages. */
  pageFiles: v.optional(v.record(v.string(), v.array(v.string())), {}),
  /** Of the shell: the files that a customer's page needs at once, and a visitor's page does not. */
  signedInFiles: v.optional(v.array(v.string())),
  /** Of a remote, by path: the shell's modules on demand that the page uses. */
  usesShared: v.optional(v.record(v.string(), v.array(v.string()))),
  /** Of the shell, by shared module on demand: its files. */
  lazyShared: v.optional(v.record(v.string(), v.array(v.string()))),
  /** Of the shell: files that pages fetch after they are shown. */
  lowPriorityFiles: v.optional(v.array(v.string())),
  /** Of the shell: the static skeleton that documents show until its scripts run. Old builds have none. */
  staticSkeleton: v.optional(StaticSkeleton),
});
export type BuildRecord = v.InferOutput<typeof BuildRecord>;

/** Chunks that are fetched without a press; others are fetched after one. */
const FETCHED_WHEN_SHOWN: readonly string[] = ['map', 'leaflet'];
/** Of these, the large one, which is fetched after the data. */
const LATE = 'leaflet';
type ChunkGroup = Chunk extends { groupsIterable: Iterable<infer Group> } ? Group : never;

export const BUILD_RECORD_FILE = 'build.json';

export interface BuildRecordOptions {
  name: string;
  version: string;
  container?: string;
  areas?: Areas;
  /** Name of the entry point or container whose files start the app. */
  entryPoint: string;
  /** The chunk that every page needs, if there is one. */
  commonChunk?: string;
  /** By path, the chunk of a page that documents and clicks ask for early; null: it is in the entries. */
  pageChunks: Readonly<Record<string, string | null>>;
  /** The chunk that is fetched before the page's own, unless the page is in the entries. */
  openingChunk?: string;
  /** The file of what documents show until the scripts run. */
  staticSkeleton?: string | undefined;
  /** The chunks that every customer's page needs, and no visitor's. */
  signedInFiles?: readonly string[];
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
    const {
      name,
      version,
      container,
      areas,
      entryPoint,
      commonChunk,
      pageChunks,
      openingChunk,
      staticSkeleton,
      signedInFiles = [],
    } = this.#options;
    const entryFiles = scripts(compilation.entrypoints.get(entryPoint)?.getFiles() ?? []);
    if (entryFiles.length === 0) throw new Error(`${name}: the build has no entry point ${entryPoint}`);
    const filesOf = (chunk: string, others: readonly string[]) =>
      chunkFiles(compilation, name, chunk).filter((file) => !others.includes(file));
    const common = commonChunk ? filesOf(commonChunk, entryFiles) : [];
    const preload = Object.fromEntries(Object.keys(areas ?? pageChunks).map((section) => [section, common]));
    const opening = openingChunk ? filesOf(openingChunk, entryFiles) : [];
    const pageFiles = mapValues(pageChunks, (chunk) =>
      chunk === null ? [] : [...new Set([...opening, ...filesOf(chunk, [...entryFiles, ...common])])],
    );
    const entries = entryFiles.map((file) => ({ file, integrity: integrityOf(compilation, file) }));
    const customers = signedInFiles.flatMap((chunk) => filesOf(chunk, entryFiles));
    const shared = container
      ? { usesShared: mapValues(pageChunks, (chunk) => (chunk === null ? [] : usedLazily(compilation, chunk))) }
      : {
          signedInFiles: [...new Set(customers)],
          lazyShared: filesOfLazyShared(compilation, customers),
          lowPriorityFiles: scripts(compilation.namedChunkGroups.get(LATE)?.getFiles() ?? []),
        };
    const skeleton = staticSkeleton
      ? { staticSkeleton: JSON.parse(withBrand(readFileSync(staticSkeleton, 'utf8'))) }
      : {};
    return v.parse(BuildRecord, {
      name,
      version,
      container,
      areas,
      entries,
      preload,
      pageFiles,
      ...shared,
      ...skeleton,
    });
  }
}

const mapValues = <In, Out>(record: Readonly<Record<string, In>>, change: (value: In) => Out): Record<string, Out> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** The shared modules that a page uses, without those of its later steps. */
function usedLazily(compilation: Compilation, chunkName: string): string[] {
  const page = compilation.namedChunkGroups.get(chunkName);
  const chunks = page ? shownGroups(page).flatMap((group) => group.chunks) : [];
  const taken = chunks.flatMap((chunk) =>
    [...compilation.chunkGraph.getChunkModulesIterable(chunk)].map((module) => consumedName(module)),
  );
  return LAZY_SHARED.filter((key) => taken.includes(key));
}

/** `early`: what is there by then. */
function filesOfLazyShared(compilation: Compilation, early: readonly string[]): Record<string, string[]> {
  const provided = [...compilation.modules].flatMap((module) => {
    const key = LAZY_SHARED.find((lazyShared) => lazyShared === providedName(module));
    const group = module.blocks[0] && compilation.chunkGraph.getBlockChunkGroup(module.blocks[0]);
    if (!key || !group) return [];
    return [[key, groupFiles(group).filter((file) => !early.includes(file))] as const];
  });
  return Object.fromEntries(provided.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function chunkFiles(compilation: Compilation, app: string, chunkName: string): string[] {
  const group = compilation.namedChunkGroups.get(chunkName);
  if (!group) throw new Error(`${app}: the build has no chunk named ${chunkName}`);
  return groupFiles(group);
}

/** The files of a chunk group, and those that its code fetches as soon as it is shown. */
function groupFiles(group: ChunkGroup): string[] {
  return scripts(shownGroups(group).flatMap((one) => one.getFiles()));
}

function shownGroups(group: ChunkGroup): ChunkGroup[] {
  const shown = group.getChildren().filter(({ name }) => name && FETCHED_WHEN_SHOWN.includes(name));
  return [group, ...shown.flatMap(shownGroups)];
}

const scripts = (files: readonly string[]) =>
  files.filter((file) => file.endsWith('.js') && !file.includes('.hot-update.'));

function integrityOf(compilation: Compilation, file: string): string {
  const asset = compilation.getAsset(file);
  if (!asset) throw new Error(`no asset ${file}`);
  return `sha384-${createHash('sha384').update(asset.source.buffer()).digest('base64')}`;
}
