import type { CDPSession, Page } from '@playwright/test';
import { COUNT_HOLDINGS } from './count-holdings.ts';

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

/** Counts from now on; to be called before the first page is opened. */
export async function watchHoldings(page: Page): Promise<() => Promise<Holdings>> {
  await page.addInitScript({ content: COUNT_HOLDINGS });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  return async () => {
    await session.send('HeapProfiler.collectGarbage');
    // Forgets what is gone, so that this watch itself holds no more than before.
    await page.evaluate(() => void window.portalHoldings.list());
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    const detached = await detachedNodes(session);
    const [taken, styleTags, styleRules, windows] = await page.evaluate(() => {
      const rulesOf = ({ cssRules }: CSSStyleSheet | CSSGroupingRule): number =>
        [...cssRules].reduce((sum, rule) => sum + 1 + (rule instanceof CSSGroupingRule ? rulesOf(rule) : 0), 0);
      const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
      return [
        window.portalHoldings.list(),
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
