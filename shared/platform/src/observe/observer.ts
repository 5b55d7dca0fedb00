import type { ErrorContext } from './error-report.ts';
import type { Build } from './release.ts';

/** What telemetry is told. It chooses the fields that it sends (../telemetry): none holds what a customer wrote. */
export type Observation =
  /** A page of this build is on the screen, in place of the one before. */
  | { readonly kind: 'page'; readonly build: Build | undefined; readonly path: string }
  /** Each error that is reported. */
  | { readonly kind: 'failure'; readonly error: unknown; readonly context: ErrorContext }
  /** A card stands in place of this build's page. */
  | { readonly kind: 'card'; readonly build: Build | undefined; readonly path: string; readonly supportNumber: string }
  | CallObservation
  /** The customer has left a form whose input was not sent. */
  | { readonly kind: 'abandoned' };

export interface CallObservation {
  readonly kind: 'call';
  /** `GET /order/:id`. */
  readonly call: string;
  readonly build: Build | undefined;
  readonly ms: number;
  /** The status of the answer, or why there is none. */
  readonly result: number | string;
  /** The API's number of the refused request, which the customer is shown. */
  readonly requestId?: string | undefined;
}

export type Observed = Observation & { /** In milliseconds since 1970. */ readonly at: number };
type Observer = (observed: Observed) => void;

/** As many as a visit makes before telemetry is loaded; later ones are dropped. */
const KEPT_MAX = 100;

let early: Observed[] = [];
let observer: Observer | null = (observed) => {
  if (early.length < KEPT_MAX) early.push(observed);
};

/** From now on `next` is told, of what happened before, too. null: nobody wants to know. */
export function setObserver(next: Observer | null): void {
  observer = next;
  const kept = early;
  early = [];
  if (next) kept.forEach(next);
}

/** It never fails. */
export function observe(observation: Observation): void {
  try {
    observer?.({ ...observation, at: Date.now() });
  } catch {
    // The portal works without telemetry.
  }
}
