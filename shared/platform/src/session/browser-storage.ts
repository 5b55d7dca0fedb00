declare const isDeclared: unique symbol;
/** A key under which something is written. */
export type StorageKey = string & { readonly [isDeclared]: true };

/**
 * The only way to a key, so that the build knows all of them and two apps do not take the same one. The name is a plain
 * text; `rest` is what it is about, if there are several.
 */
export const storageKey = (name: string, rest = ''): StorageKey => `${name}${rest}` as StorageKey;

export interface SafeStorage {
  get(key: string): string | null;
  /** Whether the value outlasts the page. */
  set(key: StorageKey, value: string): boolean;
  remove(key: string): void;
  keys(): string[];
}

/**
 * A browser storage that never throws. Browsers can block it or it can be full; values then last as long as the page,
 * so that one can still work.
 */
export function createSafeStorage(reach: () => Storage): SafeStorage {
  const fallback = new Map<string, string>();
  const attempt = <T>(use: (storage: Storage) => T, otherwise: () => T): T => {
    try {
      return use(reach());
    } catch {
      return otherwise();
    }
  };
  return {
    get: (key) =>
      fallback.get(key) ??
      attempt(
        (storage) => storage.getItem(key),
        () => null,
      ),
    set(key, value) {
      fallback.delete(key);
      return attempt(
        (storage) => {
          storage.setItem(key, value);
          return true;
        },
        () => {
          fallback.set(key, value);
          return false;
        },
      );
    },
    remove(key) {
      fallback.delete(key);
      attempt(
        (storage) => storage.removeItem(key),
        () => undefined,
      );
    },
    keys: () => [
      ...new Set([
        ...fallback.keys(),
        ...attempt(
          (storage) => Object.keys(storage),
          () => [],
        ),
      ]),
    ],
  };
}

/** Kept across restarts: preferences and the uid, never customer data. */
export const localStore = createSafeStorage(() => window.localStorage);
/** Kept for this tab. */
export const tabStore = createSafeStorage(() => window.sessionStorage);
