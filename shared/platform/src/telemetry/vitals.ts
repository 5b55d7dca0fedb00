import { type MetricType, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';

export interface Vital extends Pick<MetricType, 'value' | 'rating'> {
  readonly name: string;
  /** When it happened, in milliseconds since 1970: when something was pressed or moved, otherwise the visit's start. */
  readonly at: number;
}

/** Tells what the visit was like: at its first press or its end, since the values grow until then. */
export function watchVitals(tell: (vital: Vital) => void): void {
  const report = ({ name, value, rating, entries: [entry] }: MetricType) => {
    const isLater = name === 'INP' || name === 'CLS';
    const at = performance.timeOrigin + (isLater && entry ? entry.startTime : 0);
    tell({ name: name.toLowerCase(), value, rating, at });
  };
  onLCP(report);
  onINP(report);
  onCLS(report);
  onTTFB(report);
}
