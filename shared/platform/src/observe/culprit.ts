import { type Build, getRelease, type KnownBuild, type Release } from './release.ts';

/** What the browser knows of an error: its stack, or only the file that was running. */
export interface Thrown {
  readonly stack?: string | undefined;
  readonly file?: string | undefined;
}

export type Culprit =
  | { readonly kind: 'build'; readonly build: Build }
  /** Modules that a development server evaluates: ours, but their addresses do not name the app. */
  | { readonly kind: 'development' }
  /** A browser extension. */
  | { readonly kind: 'extension' }
  /** Somebody else's script in our page, such as Google Analytics. */
  | { readonly kind: 'elsewhere' }
  /** There is no address at all. */
  | { readonly kind: 'nowhere' };

/**
 * Whose file threw: the first frame of a remote, otherwise the first of the shell. Shared code is in the shell's files,
 * so a frame there says what was called, and the remote's frame says who called it.
 */
export function culpritOf({ stack = '', file = '' }: Thrown, release: Release): Culprit {
  const frames = framesOf(stack);
  const addresses = frames.length > 0 ? frames : [file];
  const owners = addresses.flatMap((address) => ownerOf(address, release) ?? []);
  const owner = owners.find((build) => build !== release.host) ?? owners[0];
  if (owner) return { kind: 'build', build: owner };
  const has = (scheme: RegExp) => addresses.some((address) => scheme.test(address));
  if (has(/^webpack-internal:/)) return { kind: 'development' };
  if (has(EXTENSION)) return { kind: 'extension' };
  return has(/^https?:/) ? { kind: 'elsewhere' } : { kind: 'nowhere' };
}

/** The build whose file threw this error, if its stack tells. */
export function buildOf(error: unknown): Build | undefined {
  const release = getRelease();
  if (!release || !(error instanceof Error)) return undefined;
  const culprit = culpritOf({ stack: error.stack }, release);
  return culprit.kind === 'build' ? culprit.build : undefined;
}

/** The build whose file calls; the host, if it cannot be told. */
export const callingBuild = (): Build | undefined => buildOf(new Error()) ?? getRelease()?.host;

/** Safari hides where its extensions are. */
const EXTENSION = /^([a-z]+-)*extension:|^webkit-masked-url:/;

/** `at list (https://…/list.js:1:20)` in Chromium, `list@https://…/list.js:1:20` in Firefox and Safari. */
const FRAME = /^\s*at .*?([a-z-]+:\/\/[^\s()]+)|^[^\s@]*@([a-z-]+:\/\/[^\s()]+)/;

/** The addresses in a stack, each with line and column. */
export const framesOf = (stack: string): string[] => stack.split('\n').flatMap((line) => addressOf(line) ?? []);

/** undefined for a line of the message, which may name any address, and for a frame of the browser itself. */
function addressOf(line: string): string | undefined {
  const [, chromium, others] = FRAME.exec(line) ?? [];
  return chromium ?? others;
}

/** The longest folder wins: a remote that runs alone, or a development server, has the whole origin as its folder. */
function ownerOf(address: string, { host, remotes }: Release): KnownBuild | undefined {
  return [host, ...remotes]
    .filter(({ folder }) => address.startsWith(folder))
    .sort((a, b) => b.folder.length - a.folder.length)[0];
}
