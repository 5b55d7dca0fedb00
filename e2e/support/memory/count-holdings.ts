/** Something that a page has taken and not given back yet, with the code that took it. */
interface Holding {
  what: string;
  by: string;
}

interface HoldingsCounter {
  take(key: object | string, what: string, alive?: object): void;
  giveBack(key: object | string | undefined): void;
  list(): Holding[];
}

declare global {
  interface Window {
    portalHoldings: HoldingsCounter;
  }
}

/*
 * These functions run in the page, before any other script. Each is sent as its text, so it uses nothing of this file but
 * `window.portalHoldings`.
 */

function countHoldings(): void {
  type Entry = Holding & { alive?: WeakRef<object> };
  const entries = new Map<object | string, Entry>();
  const take = (key: object | string, what: string, alive?: object) => {
    if (!entries.has(key)) entries.set(key, { what, by: caller(), ...(alive ? { alive: new WeakRef(alive) } : {}) });
  };
  const giveBack = (key: object | string | undefined) => key !== undefined && entries.delete(key);
  /** The first lines of the stack outside of this script: who took it. */
  function caller(): string {
    const lines = (new Error().stack ?? '').split('\n').filter((line) => /\.js:\d+/.test(line));
    return lines
      .slice(0, 3)
      .map((line) =>
        line
          .trim()
          .replace(/^at /, '')
          .replace(/https?:\/\/[^/]+/, ''),
      )
      .join(' < ');
  }
  const list = () => {
    for (const [key, { alive }] of entries) if (alive && !alive.deref()) entries.delete(key);
    return [...entries.values()].map(({ what, by }) => ({ what, by }));
  };
  window.portalHoldings = { take, giveBack, list };
}

function countListeners(): void {
  const { take, giveBack } = window.portalHoldings;
  // Listeners on elements that come and go are in the browser's own count.
  const outlives = (target: EventTarget) =>
    !(target instanceof Node) || target === document || target === document.body || target === document.documentElement;
  const keys = new WeakMap<EventTarget, Map<unknown, Map<string, object>>>();
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const isCapture = (options?: boolean | EventListenerOptions) =>
    typeof options === 'object' ? Boolean(options.capture) : Boolean(options);
  const forget = (target: EventTarget, listener: unknown, name: string) => {
    const ofTarget = keys.get(target);
    const ofListener = ofTarget?.get(listener);
    giveBack(ofListener?.get(name));
    ofListener?.delete(name);
    if (ofListener?.size === 0) ofTarget?.delete(listener);
  };
  EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, type, listener, options) {
    const target = this ?? window;
    addEventListener.call(target, type, listener, options);
    if (!listener || !outlives(target)) return;
    const name = `${type} ${isCapture(options)}`;
    const ofTarget = keys.get(target) ?? new Map<unknown, Map<string, object>>();
    const ofListener = ofTarget.get(listener) ?? new Map<string, object>();
    if (ofListener.has(name)) return;
    const key = {};
    keys.set(target, ofTarget.set(listener, ofListener.set(name, key)));
    take(key, `listener for ${type} on ${target.constructor.name}`, target);
    if (typeof options !== 'object') return;
    const end = () => forget(target, listener, name);
    if (options.once) addEventListener.call(target, type, end, { once: true, capture: isCapture(options) });
    if (options.signal) addEventListener.call(options.signal, 'abort', end, { once: true });
  };
  EventTarget.prototype.removeEventListener = function (this: EventTarget | undefined, type, listener, options) {
    const target = this ?? window;
    removeEventListener.call(target, type, listener, options);
    forget(target, listener, `${type} ${isCapture(options)}`);
  };
}

function countTimers(): void {
  const { take, giveBack } = window.portalHoldings;
  const own = window as unknown as Record<string, (...args: unknown[]) => unknown>;
  for (const [set, clear, isOnce] of [
    ['setTimeout', 'clearTimeout', true],
    ['setInterval', 'clearInterval', false],
    ['requestAnimationFrame', 'cancelAnimationFrame', true],
    ['requestIdleCallback', 'cancelIdleCallback', true],
  ] as const) {
    const [start, stop] = [own[set], own[clear]];
    if (!start || !stop) continue;
    own[set] = (run, ...rest) => {
      const id = start.call(
        window,
        (...args: unknown[]) => {
          if (isOnce) giveBack(`${set} ${id}`);
          if (typeof run === 'function') run(...args);
        },
        ...rest,
      );
      take(`${set} ${id}`, set);
      return id;
    };
    own[clear] = (id) => {
      giveBack(`${set} ${id}`);
      // Browsers keep one list of both kinds.
      if (set === 'setTimeout') giveBack(`setInterval ${id}`);
      if (set === 'setInterval') giveBack(`setTimeout ${id}`);
      return stop.call(window, id);
    };
  }
}

function countObservers(): void {
  const { take, giveBack } = window.portalHoldings;
  for (const name of ['ResizeObserver', 'IntersectionObserver', 'MutationObserver', 'PerformanceObserver'] as const) {
    const { prototype } = window[name] as unknown as { prototype: Record<string, (...args: unknown[]) => unknown> };
    const { observe, disconnect } = prototype;
    /** The key of each observer that watches something, so that the observer itself is not held. */
    const watching = new WeakMap<object, object>();
    prototype.observe = function (this: object, ...args) {
      const key = watching.get(this) ?? {};
      watching.set(this, key);
      take(key, name, this);
      return observe?.apply(this, args);
    };
    prototype.disconnect = function (this: object) {
      giveBack(watching.get(this));
      watching.delete(this);
      return disconnect?.call(this);
    };
  }
}

function countOpened(): void {
  const { take, giveBack } = window.portalHoldings;
  for (const name of ['BroadcastChannel', 'WebSocket', 'EventSource', 'Worker'] as const) {
    const Opened = window[name] as unknown as new (...args: unknown[]) => object;
    Object.assign(window, {
      [name]: new Proxy(Opened, {
        construct(target, args, newTarget) {
          const made = Reflect.construct(target, args, newTarget) as object;
          take(made, name);
          return made;
        },
      }),
    });
    const { prototype } = Opened as unknown as { prototype: Record<string, (...args: unknown[]) => unknown> };
    for (const end of ['close', 'terminate']) {
      const original = prototype[end];
      if (!original) continue;
      prototype[end] = function (this: object, ...args) {
        giveBack(this);
        return original.apply(this, args);
      };
    }
  }
}

function countBlobs(): void {
  const { take, giveBack } = window.portalHoldings;
  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (blob) => {
    const address = createObjectURL.call(URL, blob);
    take(address, 'address of a blob');
    return address;
  };
  URL.revokeObjectURL = (address) => {
    giveBack(address);
    revokeObjectURL.call(URL, address);
  };
}

/** One script, because Playwright does not keep the order of several. */
export const COUNT_HOLDINGS = [countHoldings, countListeners, countTimers, countObservers, countOpened, countBlobs]
  .map((count) => `(${count})();`)
  .join('\n');
