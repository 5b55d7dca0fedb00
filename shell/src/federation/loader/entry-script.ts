/** The script of a container's entry: with its integrity, and without CORS mode if it comes from our own origin. */
export function entryScript(entry: string, integrity: string | undefined): HTMLScriptElement {
  const script = Object.assign(document.createElement('script'), { src: entry, async: true });
  if (integrity) script.integrity = integrity;
  if (new URL(script.src).origin !== location.origin) script.crossOrigin = 'anonymous';
  return script;
}
