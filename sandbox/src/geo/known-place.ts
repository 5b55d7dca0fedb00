import { places } from '#seed/words/places.ts';

/** A town that the sandbox knows; the geo service answers only from these. */
export interface KnownPlace {
  readonly prefecture: string;
  readonly municipality: string;
  /** JIS X 0402, five digits. */
  readonly municipalityCode: string;
  readonly town: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** The towns of the seed: every order's address in the demo is found on the map. */
export const knownPlaces = (): readonly KnownPlace[] => places;
