/** The `package.json` of a package as other repositories install it. */

type Versions = Readonly<Record<string, string>>;
type Exports = Readonly<Record<string, string>>;

export interface Manifest {
  readonly name: string;
  readonly type?: string;
  readonly sideEffects?: boolean;
  readonly exports?: Exports;
  readonly imports?: Exports;
  readonly dependencies?: Versions;
}

/** A page or a test has one copy of these, so that the team's repository installs them itself, in our version. */
export const PEERS: readonly string[] = ['react', 'react-dom', 'valibot'];
export interface Packing {
  /** Of all packages. */
  readonly version: string;
  /** By library, the version that `catalog:` stands for. */
  readonly catalog: Versions;
  /** Whether its sources have declarations beside them. */
  readonly hasTypes: boolean;
  /** What is added: files and their sub-paths. */
  readonly more?: { readonly exports?: Exports; readonly dependencies?: Versions };
}

export function packedManifest(manifest: Manifest, { version, catalog, hasTypes, more = {} }: Packing) {
  const versionOf = (name: string, wanted: string): string => {
    if (wanted === 'workspace:*') return version;
    if (wanted !== 'catalog:') return wanted;
    const found = catalog[name];
    if (!found) throw new Error(`${manifest.name} needs ${name}, which is not in the catalog of pnpm-workspace.yaml.`);
    return found;
  };
  const wanted = Object.entries({ ...manifest.dependencies, ...more.dependencies }).map(
    ([name, range]) => [name, versionOf(name, range)] as const,
  );
  const isPeer = ([name]: readonly [string, string]) => PEERS.includes(name);
  return {
    name: manifest.name,
    version,
    type: manifest.type,
    ...(manifest.sideEffects === undefined ? {} : { sideEffects: manifest.sideEffects }),
    ...(manifest.imports ? { imports: compiledImports(manifest.imports) } : {}),
    exports: { ...compiledExports(manifest.exports ?? {}, hasTypes), ...more.exports },
    dependencies: Object.fromEntries(wanted.filter((one) => !isPeer(one))),
    peerDependencies: Object.fromEntries(wanted.filter(isPeer)),
  };
}

const COMPILED = /\.tsx?$/;

const compiledExports = (exports: Exports, hasTypes: boolean) =>
  Object.fromEntries(
    Object.entries(exports).map(([path, file]) => {
      const compiled = file.replace(COMPILED, '.js');
      if (!hasTypes || compiled === file) return [path, compiled];
      return [path, { types: file.replace(COMPILED, '.d.ts'), default: compiled }];
    }),
  );

/** Code still says `#room/file.ts`, which is no path that a compiler rewrites. */
const compiledImports = (imports: Exports) =>
  Object.fromEntries(Object.entries(imports).map(([name, path]) => [`${name}.ts`, `${path}.js`]));
