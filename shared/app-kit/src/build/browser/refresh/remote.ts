import * as own from 'react-refresh';
import { refreshDeployed } from './deployed.ts';
import { registerFor } from './refresh.ts';

/*
 * In place of `react-refresh/runtime` in a remote with hot reload. In the composed portal React knows only the shell's
 * runtime. A deployed portal has none.
 */

declare const __react_refresh_library__: string;

const performInDeployed = () => refreshDeployed(() => window.location.reload());
const refresh = globalThis.portalRefresh ?? { ...own, performReactRefresh: performInDeployed };

export const register = registerFor(refresh, __react_refresh_library__);
export const { createSignatureFunctionForTransform, getFamilyByType, isLikelyComponentType, performReactRefresh } =
  refresh;
/** Does nothing: React knows the shell's runtime before the remote arrives. */
export const injectIntoGlobalHook = (): void => undefined;
