import type { Histogram } from './otlp.ts';

/** The sum of histograms with the same bounds. There is at least one. */
export const sumOf = (histograms: readonly Histogram[]): Histogram => ({
  bounds: histograms[0]?.bounds ?? [],
  counts: (histograms[0]?.counts ?? []).map((_, index) =>
    histograms.reduce((sum, { counts }) => sum + (counts[index] ?? 0), 0),
  ),
});

/**
 * Like Prometheus: values between two bounds count as evenly spread, and values beyond the last bound as that bound.
 */
export function quantileOf({ bounds, counts }: Histogram, share: number): number {
  const wanted = counts.reduce((sum, count) => sum + count, 0) * share;
  let below = 0;
  for (const [index, upper] of bounds.entries()) {
    const count = counts[index] ?? 0;
    const lower = bounds[index - 1] ?? 0;
    if (count > 0 && below + count >= wanted) return lower + (upper - lower) * ((wanted - below) / count);
    below += count;
  }
  return bounds.at(-1) ?? 0;
}
