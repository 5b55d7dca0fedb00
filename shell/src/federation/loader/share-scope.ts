/** By key and version. */
interface ShareScope {
  [key: string]: Record<string, { get(): PromiseLike<unknown> | (() => unknown) }>;
}

declare const __webpack_share_scopes__: { default: ShareScope };

/** What the shell shares. */
export const shareScope = (): ShareScope => __webpack_share_scopes__.default;
