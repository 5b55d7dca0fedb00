/** A built app, as a report and the support desk name it. */
export interface Build {
  readonly name: string;
  readonly version: string;
  /** Of the registry that lists it; a remote that runs alone has none. */
  readonly revision?: string | undefined;
}

export interface KnownBuild extends Build {
  /** The absolute address of the folder with its files, ending in `/`. */
  readonly folder: string;
}

/** The builds whose files run in this page. */
export interface Release {
  /** The shell, or the remote that runs alone. */
  readonly host: KnownBuild;
  readonly remotes: readonly KnownBuild[];
}

let release: Release | undefined;

export function setRelease(next: Release): void {
  release = next;
}

/** undefined until the page knows what it was composed of. */
export const getRelease = (): Release | undefined => release;
