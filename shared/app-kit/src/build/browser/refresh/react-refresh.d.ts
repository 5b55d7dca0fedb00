/** Only what is used; the package has no types. */
declare module 'react-refresh' {
  export function register(type: unknown, id: string): void;
  export function createSignatureFunctionForTransform(): unknown;
  export function getFamilyByType(type: unknown): unknown;
  export function isLikelyComponentType(type: unknown): boolean;
  export function injectIntoGlobalHook(page: typeof globalThis): void;
  export function performReactRefresh(): unknown;
}
