import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type AppBuild, BUILD_RECORD_FILE, BuildRecord, buildFolder } from '@portal/app-kit/build';
import { type BuildContract, readBuildContract } from '@portal/app-kit/build/contract';
import * as v from 'valibot';

export type BuiltApp = Pick<AppBuild, 'name' | 'role' | 'directory' | 'version'>;

/** What a build on disk says about itself. */
export interface BuildFacts {
  app: string;
  role: AppBuild['role'];
  version: string;
  /** For words: relative to the repository. */
  folder: string;
  /** Of a remote: its global variable, by its record. */
  container: string | null;
  /** The names by which its chunks find each other in the page. */
  uniqueNames: readonly string[];
  /** Built for development: with React's checks, and calls that React for production does not have. */
  isDevelopment: boolean;
  /** Its modules, as far as source maps say. */
  modules: readonly string[];
  contract: BuildContract | null;
}

/** Of an app whose current sources are not built yet: whether a build of them was left half done. */
export interface MissingBuild {
  app: string;
  folder: string;
  isHalfDone: boolean;
}

/** The builds of the current sources: those that the next start takes. */
export function readBuilds(root: string, apps: readonly BuiltApp[]): { builds: BuildFacts[]; missing: MissingBuild[] } {
  const builds: BuildFacts[] = [];
  const missing: MissingBuild[] = [];
  for (const app of apps) {
    const version = app.version();
    const folder = buildFolder(app, version);
    if (existsSync(join(folder, BUILD_RECORD_FILE)))
      builds.push(readBuild(root, { app: app.name, role: app.role, version, files: folder, records: folder }));
    else missing.push({ app: app.name, folder: relative(root, folder), isHalfDone: existsSync(folder) });
  }
  return { builds, missing };
}

interface Place {
  app: string;
  role: AppBuild['role'];
  version: string;
  files: string;
  records: string;
}

/** A build, in `dist` or as it was published. */
export function readBuild(root: string, { app, role, version, files, records }: Place): BuildFacts {
  const names = readdirSync(files);
  const code = names.filter((name) => name.endsWith('.js')).map((name) => readFileSync(join(files, name), 'utf8'));
  const record = join(records, BUILD_RECORD_FILE);
  const { container = null } = existsSync(record)
    ? v.parse(BuildRecord, JSON.parse(readFileSync(record, 'utf8')))
    : { container: null };
  return {
    app,
    role,
    version,
    folder: relative(root, files),
    container,
    uniqueNames: [...new Set(code.flatMap(uniqueNamesIn))],
    isDevelopment: code.some(isForDevelopment),
    modules: names.filter((name) => name.endsWith('.js.map')).flatMap((name) => sourcesOf(join(files, name))),
    contract: readBuildContract(records),
  };
}

const uniqueNamesIn = (code: string): string[] =>
  [...code.matchAll(/\bwebpackChunk(\w+)/g)].map(([, name = '']) => name);

/** The names of modules are in a development build alone, and so is the other form of JSX. */
const isForDevelopment = (code: string): boolean => /webpack-internal:\/\/\/|\.development\.js|\bjsxDEV\b/.test(code);

const SourceMap = v.object({ sources: v.array(v.string()) });
const sourcesOf = (file: string): string[] => v.parse(SourceMap, JSON.parse(readFileSync(file, 'utf8'))).sources;
