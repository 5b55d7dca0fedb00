import type { CDPSession, Page } from '@playwright/test';

/** Something that a page has taken and not given back yet, with the code that took it. */
interface Holding {
  what: string;
  by: string;
}

/** What a page holds after its garbage is collected. */
interface Holdings {
  /** Listeners on what outlives a page, timers, observers, channels, addresses of blobs: how many of each. */
  taken: Record<string, number>;
  /** As the browser counts them. */
  counts: {
    listeners: number;
    nodes: number;
    detached: number;
    styleTags: number;
    styleRules: number;
    windows: number;
  };
  heapBytes: number;
  /** What hangs on a detached node that something still holds. */
  detached: Record<string, number>;
}

declare global {
  interface Window {
    portalHoldings: () => Holding[];
  }
}

/** Counts from now on; to be called before the first page is opened. */
export async function watchHoldings(page: Page): Promise<() => Promise<Holdings>> {
  await page.addInitScript(countHoldings);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  return async () => {
    await session.send('HeapProfiler.collectGarbage');
    // Forgets what is gone, so that this watch itself holds no more than before.
    await page.evaluate(() => void window.portalHoldings());
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    const detached = await detachedNodes(session);
    const [taken, styleTags, styleRules, windows] = await page.evaluate(() => {
      const rulesOf = ({ cssRules }: CSSStyleSheet | CSSGroupingRule): number =>
        [...cssRules].reduce((sum, rule) => sum + 1 + (rule instanceof CSSGroupingRule ? rulesOf(rule) : 0), 0);
      const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
      return [
        window.portalHoldings(),
        sheets.length + document.querySelectorAll('style, link[rel=stylesheet]').length,
        sheets.reduce((sum, sheet) => sum + rulesOf(sheet), 0),
        Object.getOwnPropertyNames(window).length,
      ] as const;
    });
    return {
      taken: countBy(taken.map(({ what, by }) => `${what} by ${by}`)),
      counts: {
        listeners: metric('JSEventListeners'),
        nodes: metric('Nodes'),
        detached: detached.length,
        styleTags,
        styleRules,
        windows,
      },
      heapBytes: metric('JSHeapUsedSize'),
      detached: countBy(detached),
    };
  };
}

/**
 * How much more there is of each: what grew by `limit` or more in all, and with each of the steps between the measures but
 * for one. The browser keeps the nodes of the page that went last, or does not; a leak grows with every step. Empty if
 * nothing was left behind.
 */
export function growth(measures: readonly Holdings[], limit: number): string[] {
  return (['taken', 'counts', 'detached'] as const).flatMap((part) =>
    Object.keys(measures.at(-1)?.[part] ?? {}).flatMap((what) => {
      const counts = measures.map((measure) => (measure[part] as Record<string, number>)[what] ?? 0);
      const steps = counts.slice(1).map((count, step) => count - (counts[step] ?? 0));
      const more = steps.reduce((sum, step) => sum + step, 0);
      const growing = steps.filter((step) => step > 0).length;
      return more >= limit && growing >= steps.length - 1
        ? [`${part}: ${more} more ${what} (${steps.join(', ')})`]
        : [];
    }),
  );
}

function countBy(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** Nodes that scripts still hold though they are in no document: a heap snapshot's question, without its megabytes. */
async function detachedNodes(session: CDPSession): Promise<string[]> {
  const prototype = await session.send('Runtime.evaluate', { expression: 'Node.prototype' });
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.result.objectId ?? '',
    objectGroup: 'holdings',
  });
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    returnByValue: true,
    // Prototypes are among them, and have a constructor of their own.
    functionDeclaration: `function () {
      return this.filter((node) => !Object.hasOwn(node, 'constructor') && !node.isConnected)
        .map((node) => (node instanceof Element ? node.cloneNode(false).outerHTML : node.nodeName).slice(0, 100));
    }`,
  });
  await session.send('Runtime.releaseObjectGroup', { objectGroup: 'holdings' });
  return result.value;
}

/** Runs in the page before any other script. */
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
  window.portalHoldings = () => {
    for (const [key, { alive }] of entries) if (alive && !alive.deref()) entries.delete(key);
    return [...entries.values()].map(({ what, by }) => ({ what, by }));
  };

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
