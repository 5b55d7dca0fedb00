import type { Place } from '#seed/words/places.ts';
import { comparableAddress } from './address-text.ts';

/** As the Geospatial Information Authority (GSI) answers: GeoJSON features, longitude first. */
interface AddressCandidate {
  geometry: { coordinates: [longitude: number, latitude: number]; type: 'Point' };
  type: 'Feature';
  /** `addressCode` is empty for addresses at GSI too: only landmarks have one. Do not rely on it. */
  properties: { addressCode: string; title: string };
}

interface Entry {
  title: string;
  latitude: number;
  longitude: number;
  /** How an address in this place may begin: with or without prefecture, city and ward. */
  beginnings: readonly string[];
  /** The town alone. A name like 「中央」 exists in many places, so a number has to follow it. */
  town: string | null;
}

/** Every known town, and their municipalities. */
function entriesOf(places: readonly Place[]): Entry[] {
  const firstTowns = new Map(places.toReversed().map((place) => [place.municipalityCode, place]));
  const municipalities = [...firstTowns.values()].toReversed().map((first) => {
    const towns = places.filter(({ municipalityCode }) => municipalityCode === first.municipalityCode);
    return municipalityEntry(first, towns);
  });
  return [...municipalities, ...places.map(townEntry)];
}

const beginningsOf = ({ prefecture, municipality, town }: Place): string[] => {
  const ward = /^.+市(.+区)$/.exec(municipality)?.[1];
  const starts = [prefecture + municipality, municipality, ...(ward ? [ward] : [])];
  return starts.map((start) => comparableAddress(start + town));
};

function municipalityEntry({ prefecture, municipality }: Place, towns: readonly Place[]): Entry {
  const mean = (pick: (place: Place) => number): number =>
    Number((towns.reduce((sum, town) => sum + pick(town), 0) / towns.length).toFixed(6));
  return {
    title: prefecture + municipality,
    latitude: mean(({ latitude }) => latitude),
    longitude: mean(({ longitude }) => longitude),
    // Not the ward alone: 中央区 and 北区 exist in many cities.
    beginnings: [prefecture + municipality, municipality].map(comparableAddress),
    town: null,
  };
}

const townEntry = (place: Place): Entry => ({
  title: place.prefecture + place.municipality + place.town,
  latitude: place.latitude,
  longitude: place.longitude,
  beginnings: beginningsOf(place),
  town: comparableAddress(place.town),
});

/** How much of the address the entry covers; 0: the address is elsewhere. */
function explained({ beginnings, town }: Entry, address: string): number {
  const found = beginnings.filter((beginning) => address.startsWith(beginning)).map(({ length }) => length);
  const isInTown =
    town !== null && address.startsWith(town) && /^[一二三四五六七八九十\d-]/.test(address.slice(town.length));
  return Math.max(0, ...found, isInTown ? town.length : 0);
}

const candidate = ({ title, latitude, longitude }: Entry): AddressCandidate => ({
  geometry: { coordinates: [longitude, latitude], type: 'Point' },
  type: 'Feature',
  properties: { addressCode: '', title },
});

/**
 * A keyword finds the places that have it in their address, municipalities before their towns. A full address continues
 * with blocks and numbers that are unknown here; it finds its town, or else its municipality.
 */
export function searchAddresses(query: string, places: readonly Place[]): AddressCandidate[] {
  const address = comparableAddress(query);
  if (address === '') return [];
  const entries = entriesOf(places);
  const containing = entries.filter(({ title }) => comparableAddress(title).includes(address));
  if (containing.length > 0) return containing.sort((a, b) => a.title.length - b.title.length).map(candidate);

  const rated = entries.map((entry) => ({ entry, length: explained(entry, address) }));
  const best = Math.max(0, ...rated.map(({ length }) => length));
  return best === 0 ? [] : rated.filter(({ length }) => length === best).map(({ entry }) => candidate(entry));
}
