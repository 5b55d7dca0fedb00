import { freshAddresses } from './chunk-address.ts';

/* Part of the entry of every build: webpack calls `u` for the file of each chunk that it fetches. */

// webpack's own name for it, `__webpack_get_script_filename__`, fails in a module that uses nothing else from webpack.
declare const __webpack_require__: { u: (chunk: string | number) => string };

const entry = document.currentScript instanceof HTMLScriptElement ? new URL(document.currentScript.src) : undefined;
const search = entry?.search ?? '';

__webpack_require__.u = freshAddresses(__webpack_require__.u, search);
if (entry && search) forgetPendingScripts(new URL('.', entry).href);

/** If webpack finds the tag of a pending script, it keeps waiting instead of requesting it again. */
function forgetPendingScripts(folder: string): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-webpack]')) {
    if (script.src.startsWith(folder)) script.remove();
  }
}
