import * as own from 'react-refresh';
import { registerFor } from './refresh.ts';

/*
 * In place of `react-refresh/runtime` in a remote with hot reload. In the composed portal React knows only the shell's
 * runtime. A deployed portal has none, since its React is built for production: there the page is loaded again.
 */

declare const __react_refresh_library__: string;

const refresh = globalThis.portalRefresh ?? { ...own, performReactRefresh: () => window.location.reload() };

export const register = registerFor(refresh, __react_refresh_library__);
export const { createSignatureFunctionForTransform, getFamilyByType, isLikelyComponentType, performReactRefresh } =
  refresh;
/** Does nothing: React knows the shell's runtime before the remote arrives. */
export const injectIntoGlobalHook = (): void => undefined;
