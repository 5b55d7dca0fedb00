/** Only what is used; the package has no types. */
declare module 'react-refresh' {
  /** A component of the sources: its current function, after each edit. */
  export interface Family {
    readonly current: unknown;
  }
  export function register(type: unknown, id: string): void;
  export function createSignatureFunctionForTransform(): (type: unknown, hooks: string) => void;
  export function getFamilyByType(type: unknown): Family | undefined;
  export function isLikelyComponentType(type: unknown): boolean;
  export function injectIntoGlobalHook(page: typeof globalThis): void;
  /** Stale is what uses other hooks than before. */
  export function performReactRefresh(): {
    readonly updatedFamilies: ReadonlySet<Family>;
    readonly staleFamilies: ReadonlySet<Family>;
  } | null;
}
