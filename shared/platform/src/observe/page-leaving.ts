/** After `beforeunload` the customer may decide to stay, so the page counts as left only for this long. */
const ASKED_MS = 5000;

let askedAt = Number.NEGATIVE_INFINITY;
let isHidden = false;

/** Notes from now on when the customer begins to leave this page. */
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

/** Whether the customer is leaving this page: the browser then aborts its requests. */
export const isLeaving = (): boolean => isHidden || Date.now() - askedAt < ASKED_MS;
