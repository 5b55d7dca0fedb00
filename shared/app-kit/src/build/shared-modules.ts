import { createRequire } from 'node:module';

/**
 * The modules of which a page has exactly one copy. Builds of the shell provide them, builds of remotes use them
 * (`import: false`: a remote cannot bring a second copy), and tests read the same list.
 * Chakra, the query cache, react-router, Firebase and zustand are not listed: they are reached only through the
 * sub-paths below, so they are tree-shaken and still single (docs/adr/0002).
 */
export const SHARED_LIBRARIES = ['react', 'react/jsx-runtime'] as const;

/**
 * Single, too, but no remote uses them: roots are the host's, portals the kit's, and nothing is built with React's
 * compiler or, for customers, for development. If they were shared, they could not be tree-shaken.
 */
const SHELL_ONLY = ['react-dom', 'react-dom/client', 'react/compiler-runtime', 'react/jsx-dev-runtime'] as const;

/**
 * Needed by every page. What visitors need of it is in the shell's first files, the rest in its `portal` chunk.
 */
export const SHARED_PLATFORM = [
  '@portal/platform',
  '@portal/platform/api',
  '@portal/platform/firebase',
  '@portal/platform/observe',
  '@portal/platform/query',
  '@portal/platform/router',
  '@portal/platform/schema',
  '@portal/platform/session',
  '@portal/platform/text',
  '@portal/ui',
  '@portal/ui/pages',
] as const;

/** Also single, but fetched only by the pages that show them. */
export const LAZY_SHARED = [
  '@portal/platform/action-code',
  '@portal/platform/firebase/self-service',
  '@portal/platform/provider-messages',
  '@portal/platform/query/infinite',
  '@portal/platform/storage',
  '@portal/ui/chips',
  '@portal/ui/bars',
  '@portal/ui/choice',
  '@portal/ui/combobox',
  '@portal/ui/date',
  '@portal/ui/export',
  '@portal/ui/filters',
  '@portal/ui/forms',
  '@portal/ui/lot',
  '@portal/ui/map',
  '@portal/ui/page-parts',
  '@portal/ui/segments',
  '@portal/ui/table',
  '@portal/ui/upload',
] as const;

/**
 * In a remote's build, imports of these libraries are replaced by the shell's module, also in the contract and the
 * queries that it bundles.
 */
export const SHARED_UNDER: Readonly<Record<string, (typeof SHARED_PLATFORM)[number]>> = {
  valibot: '@portal/platform/schema',
};

export interface SharedModule {
  /** The name of the shared module, if it differs from the imported one. */
  shareKey?: string;
  singleton: true;
  strictVersion: false;
  requiredVersion: string | false;
  version?: string;
  import?: string | false;
}

/** The `shared` option of the federation plugin for a host or for a remote. */
export function sharingPolicy(
  role: 'host' | 'remote',
  versionOf: (library: string) => string,
): Record<string, SharedModule> {
  const policy: Record<string, SharedModule> = {};
  const add = (names: readonly string[], entry: (name: string) => Partial<SharedModule>) => {
    for (const name of names) {
      policy[name] = {
        singleton: true,
        strictVersion: false,
        requiredVersion: false,
        ...entry(name),
        ...(role === 'remote' ? { import: false } : {}),
      };
    }
  };
  add(SHARED_LIBRARIES, (name) => ({ requiredVersion: versionOf(name), version: versionOf(name) }));
  add([...SHARED_PLATFORM, ...LAZY_SHARED], (name) => ({ version: versionOf(name) }));
  if (role === 'host') return policy;
  // A remote that imports one brings no second copy: the release refuses it, since the shell does not provide it.
  add(SHELL_ONLY, () => ({}));
  add(Object.keys(SHARED_UNDER), (library) => ({ shareKey: SHARED_UNDER[library] }));
  return policy;
}

/** Libraries that are single because only the shared sub-paths import them. */
const SINGLE_LIBRARIES =
  /node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?(react|react-dom|scheduler|@emotion\/\w+|@chakra-ui\/\w+|@ark-ui\/\w+|@tanstack\/[\w-]+|react-router(-dom)?|react-hook-form|firebase|@firebase\/\w+|zustand|ky|valibot)\//;
/** Packages of which a page has one copy, whole. */
const SINGLE_PACKAGES = /(?:shared|@portal)\/(?:platform|ui)\/src\//;

/** Whether only the shell's build may contain the module with this path. */
export const isSingle = (module: string): boolean => SINGLE_LIBRARIES.test(module) || SINGLE_PACKAGES.test(module);

const resolve = createRequire(import.meta.url).resolve;
/** The file that remotes get of it; a library by its name. */
const fileOf = (name: string): string => (name.startsWith('@portal/') ? resolve(name) : name);

/**
 * The same for the plugin in the host's build. The host provides all of it and consumes nothing: its own code imports
 * the sources, so that it loads only what it uses. Each is still one module of one build. Sub-paths are provided as
 * files, which makes them part of the build whether the host uses them or not.
 */
export const forHostBuild = (policy: Record<string, SharedModule>): Record<string, SharedModule> =>
  Object.fromEntries(
    Object.entries(policy).map(([name, module]) => [
      `provided:${name}`,
      { ...module, import: fileOf(name), shareKey: name },
    ]),
  );
