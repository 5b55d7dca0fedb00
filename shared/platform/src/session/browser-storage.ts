declare const isDeclared: unique symbol;
/** A key under which something is written. */
export type StorageKey = string & { readonly [isDeclared]: true };

/**
 * The only way to a key, so that the build knows all of them and no two apps use the same one. The name must be a plain
 * text in the code; `rest` tells several values of one name apart.
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
 * A browser storage that never throws. If the browser blocks it, or it is full, values last as long as the page.
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

/** Kept across restarts: preferences, filters that the customer saves, and the uid. Nothing else of a customer's. */
export const localStore = createSafeStorage(() => window.localStorage);
/** Kept for this tab. */
export const tabStore = createSafeStorage(() => window.sessionStorage);
