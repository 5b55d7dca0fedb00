import type { Place } from '#seed/words/places.ts';

/** The same form as GSI's; only `{}` at sea and abroad. */
type AddressAnswer = { results: { muniCd: string; lv01Nm: string } } | Record<string, never>;

/** The sandbox knows the middle of a town, not its border: a point farther than this from every town is in none. */
const reachKm = 5;

const kmPerDegree = 111.2;

/** Computed on a plane, which is accurate to the metre within a few kilometres. */
function distanceKm(place: Place, latitude: number, longitude: number): number {
  const north = (place.latitude - latitude) * kmPerDegree;
  const east = (place.longitude - longitude) * kmPerDegree * Math.cos((latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

export function addressAt(latitude: number, longitude: number, places: readonly Place[]): AddressAnswer {
  const [nearest] = places
    .map((place) => ({ place, km: distanceKm(place, latitude, longitude) }))
    .sort((a, b) => a.km - b.km);
  if (!nearest || nearest.km > reachKm) return {};
  return { results: { muniCd: nearest.place.municipalityCode, lv01Nm: nearest.place.town } };
}
