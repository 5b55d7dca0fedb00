import { countedPath } from './mask.ts';

export type AnalyticsParams = Readonly<Record<string, string | number | boolean>>;

/** Receives the events. An implementation never throws and never blocks. */
export interface AnalyticsPort {
  track(name: string, params: AnalyticsParams): void;
}

export interface MemoryAnalytics extends AnalyticsPort {
  readonly events: readonly { name: string; params: AnalyticsParams }[];
}

const MEMORY_LIMIT = 200;

/** Keeps the latest events in memory, in tests and until an analytics service is configured. */
export function createMemoryAnalytics(): MemoryAnalytics {
  const events: { name: string; params: AnalyticsParams }[] = [];
  return {
    events,
    track(name, params) {
      events.push({ name, params });
      if (events.length > MEMORY_LIMIT) events.shift();
    },
  };
}

let port: AnalyticsPort = createMemoryAnalytics();

export function setAnalytics(next: AnalyticsPort): void {
  port = next;
}

/** Counts an event, such as the press of a button [1.21]. A failing analytics service breaks nothing. */
export function track(name: string, params: AnalyticsParams = {}): void {
  try {
    port.track(name, params);
  } catch {
    // Counting is never worth an error on the customer's screen.
  }
}

/** Counts a page view [1.20] without ids and query strings [1.22]. */
export function trackPageView(path: string): void {
  track('page_view', { page_path: countedPath(path) });
}
