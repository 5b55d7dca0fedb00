/** A page that is left at a customer's question may stay after all: it counts as left for this long. */
const ASKED_MS = 5000;

let askedAt = Number.NEGATIVE_INFINITY;
let isHidden = false;

/** Notes from now on when this page begins to be left. */
export function watchLeaving(): void {
  window.addEventListener('beforeunload', () => {
    askedAt = Date.now();
  });
  window.addEventListener('pagehide', () => {
    isHidden = true;
  });
  // Out of the page cache.
  window.addEventListener('pageshow', () => {
    isHidden = false;
    askedAt = Number.NEGATIVE_INFINITY;
  });
}

/** Whether this page is being left: what it still fetches, the browser gives up. */
export const isLeaving = (): boolean => isHidden || Date.now() - askedAt < ASKED_MS;
