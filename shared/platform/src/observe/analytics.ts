import { analyticsPath } from './mask.ts';

/**
 * Every event that is counted. No field can hold what a customer wrote or owns: paths have no ids, names are our own
 * texts, and the rest comes from closed sets.
 */
interface AnalyticsEvents {
  page_view: { page_path: string };
  button_press: { name: string };
  link_press: { name: string };
  /** The columns are named as in the API. */
  sort_change: { list: 'billing' | 'orders' | 'usage'; column: string; direction: 'asc' | 'desc' };
  billing_downloaded: null;
  monthly_billing_downloaded: null;
  contract_paper_downloaded: null;
}
type AnalyticsEvent = keyof AnalyticsEvents;
export type AnalyticsParams = Readonly<Record<string, string>>;

/** Receives the events. An implementation never blocks. */
export interface AnalyticsPort {
  track(name: AnalyticsEvent, params: AnalyticsParams): void;
}

export interface MemoryAnalytics extends AnalyticsPort {
  readonly events: readonly { name: AnalyticsEvent; params: AnalyticsParams }[];
}

const MEMORY_LIMIT = 200;

/** Keeps the latest events in memory: in tests, and wherever no analytics service is configured. */
export function createMemoryAnalytics(): MemoryAnalytics {
  const events: { name: AnalyticsEvent; params: AnalyticsParams }[] = [];
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

type ParamsOf<Name extends AnalyticsEvent> = AnalyticsEvents[Name] extends null
  ? []
  : [params: NonNullable<AnalyticsEvents[Name]>];

/** Counts an event, such as a download [4.36] or a change of the sorting [4.23]. It never fails. */
export function track<Name extends AnalyticsEvent>(name: Name, ...[params]: ParamsOf<Name>): void {
  try {
    port.track(name, params ?? {});
  } catch {
    // Counting must never show the customer an error.
  }
}

/** Counts a page view [1.20] without ids and query strings [1.22]. */
export function trackPageView(path: string): void {
  track('page_view', { page_path: analyticsPath(path) });
}
