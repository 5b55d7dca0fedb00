import { isDueOnReturn, nextCheckIn } from './check-pace.ts';

interface Watched {
  /** Asks for the registry; never fails. */
  check: () => Promise<void>;
  /** Not offline, and not during maintenance. */
  mayAsk: () => boolean;
  random?: () => number;
}

/**
 * Fetches the registry every few minutes, when somebody comes back to the page, and when any script is missing. The
 * document is the first answer. A hidden page asks nothing. Returns the function that ends it.
 */
export function watchReleases({ check, mayAsk, random = Math.random }: Watched): () => void {
  let lastCheck = Date.now();
  let isAsking = false;
  let timer: ReturnType<typeof setTimeout>;

  function wait(): void {
    clearTimeout(timer);
    timer = setTimeout(ask, nextCheckIn(random()));
  }
  async function ask(): Promise<void> {
    wait();
    if (isAsking || document.visibilityState !== 'visible' || !mayAsk()) return;
    isAsking = true;
    await check();
    isAsking = false;
    lastCheck = Date.now();
  }
  const comeBack = () => {
    if (isDueOnReturn(lastCheck, Date.now())) void ask();
  };
  const miss = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) void ask();
  };

  wait();
  window.addEventListener('focus', comeBack);
  document.addEventListener('visibilitychange', comeBack);
  // A script's error does not bubble, so only the capture phase passes here.
  window.addEventListener('error', miss, { capture: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('focus', comeBack);
    document.removeEventListener('visibilitychange', comeBack);
    window.removeEventListener('error', miss, { capture: true });
  };
}
