import { Location } from '@portal/contract/values/primitives';
import * as v from 'valibot';

/** A place that the address search has found. */
export interface Candidate {
  title: string;
  location: Location;
}

const Feature = v.object({
  geometry: v.object({ coordinates: v.tuple([v.number(), v.number()]) }),
  properties: v.object({ title: v.pipe(v.string(), v.trim(), v.minLength(1)) }),
});

/** GSI's answer: features with longitude first, landmarks among the addresses, the same title more than once. */
export const Candidates = v.pipe(
  v.array(v.unknown()),
  v.transform((features): Candidate[] => {
    const byTitle = new Map<string, Candidate>();
    for (const feature of features) {
      const read = v.safeParse(Feature, feature);
      if (!read.success) continue;
      const [longitude, latitude] = read.output.geometry.coordinates;
      const { title } = read.output.properties;
      const location = v.safeParse(Location, { latitude, longitude });
      if (location.success && !byTitle.has(title)) byTitle.set(title, { title, location: location.output });
    }
    return [...byTitle.values()];
  }),
);
