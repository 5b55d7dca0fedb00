/** The part of the browser's interface that is used here; TypeScript does not know it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: Partial<Record<'createHTML' | 'createScriptURL', (text: string) => string | null>>,
  ): void;
}

declare global {
  interface Window {
    /** Older browsers have no Trusted Types. */
    trustedTypes?: TrustedTypes;
  }
}

/** Where the composer publishes the files of a version; a second try adds a query. */
const OWN_SCRIPT = /^\/(?:shell|mf\/[\w-]+)\/[\w.-]+\/[\w.-]+\.js$/;
/** Leaflet sets it to find out whether the browser draws SVG. */
const HTML = '<svg/>';

/**
 * Whether a string may become the address of a script. On our own origin only published files are scripts, uploads are
 * not. The policy's `script-src` names the other origins.
 */
export function isScriptAddress(address: string, page: string): boolean {
  const { origin, pathname } = new URL(address, page);
  return origin !== new URL(page).origin || OWN_SCRIPT.test(pathname);
}

/**
 * With `require-trusted-types-for` the browser calls this before a string becomes a script's address or HTML, whichever
 * library sets it. It refuses and reports what gets null. There is no rule for code, so text never becomes code.
 */
export function guardScripts(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === HTML ? text : null),
    createScriptURL: (address) => (isScriptAddress(address, location.href) ? address : null),
  });
}
