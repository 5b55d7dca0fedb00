/** Only what is used of the browser's interface, which TypeScript does not know yet. */
interface TrustedTypes {
  createPolicy(name: 'default', rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>): void;
}

declare global {
  interface Window {
    /** Absent in older browsers, which then do without. */
    trustedTypes?: TrustedTypes;
  }
}

/** Where the composer publishes the files of a version; a second try adds a query. */
const OWN_SCRIPT = /^\/(?:shell|mf\/[\w-]+)\/[\w.-]+\/[\w.-]+\.js$/;
/** Leaflet asks with it whether the browser draws SVG. */
const HTML = '<svg/>';

/**
 * Whether a string may become the address of a script. From our own origin that is a published file and nothing else,
 * such as an upload. Which other origins have scripts is said by the policy's `script-src`.
 */
export function isScriptAddress(address: string, page: string): boolean {
  const { origin, pathname } = new URL(address, page);
  return origin !== new URL(page).origin || OWN_SCRIPT.test(pathname);
}

/**
 * With `require-trusted-types-for` the browser asks here before a string becomes a script's address or HTML, whichever
 * library sets it. What gets null is refused and reported. Text never becomes code, so there is no rule for that.
 */
export function guardScripts(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === HTML ? text : null),
    createScriptURL: (address) => (isScriptAddress(address, location.href) ? address : null),
  });
}
