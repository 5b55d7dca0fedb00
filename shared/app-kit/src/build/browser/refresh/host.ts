import * as refresh from 'react-refresh';
import { registerFor } from './refresh.ts';

/* In place of `react-refresh/runtime` in the shell with hot reload: its runtime is also that of the remotes. */

declare const __react_refresh_library__: string;

globalThis.portalRefresh = refresh;

export const register = registerFor(refresh, __react_refresh_library__);
export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
} = refresh;
