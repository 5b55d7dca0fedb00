import { places } from '#seed/words/places.ts';

/** A town that the sandbox knows; everything that the geo service answers comes from these. */
export interface KnownPlace {
  readonly prefecture: string;
  readonly municipality: string;
  /** JIS X 0402, five digits. */
  readonly municipalityCode: string;
  readonly town: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Those of the seed: whatever address an order of the demo has is found on the map. */
export const knownPlaces = (): readonly KnownPlace[] => places;
