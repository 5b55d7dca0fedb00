/** A browser's IndexedDB may fail, or never answer: known of Safari, and of profiles on network drives. */
const PATIENCE_MS = 2000;

/** The result of what waits for IndexedDB, or `instead` if that fails or takes more than two seconds. */
export function withIndexedDbFallback<Result>(waiting: Promise<Result>, instead: Result): Promise<Result> {
  const givenUp = new Promise<Result>((resolve) => {
    setTimeout(() => resolve(instead), PATIENCE_MS);
  });
  return Promise.race([waiting.catch(() => instead), givenUp]);
}

/** What the SDK creates inside `make` keeps its data in memory, as in a browser without IndexedDB. */
export function withoutIndexedDb<Made>(make: () => Made): Made {
  const own = Object.getOwnPropertyDescriptor(window, 'indexedDB');
  Object.defineProperty(window, 'indexedDB', { configurable: true, value: undefined });
  try {
    return make();
  } finally {
    if (own) Object.defineProperty(window, 'indexedDB', own);
  }
}
