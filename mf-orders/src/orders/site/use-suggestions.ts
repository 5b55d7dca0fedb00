import { useGeoServices } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { useIsSlow } from '@portal/ui';
import { suggestionsFor } from '#orders/site/geocoder/best-candidate.ts';
import type { Candidate } from '#orders/site/geocoder/candidate.ts';
import { geoQueries } from '#orders/site/geocoder/geo-queries.ts';
import { t } from '#text/t.ts';
import { useDebounced } from './use-debounced.ts';

/** A search begins after a pause in typing of this length, from two characters on. */
const DEBOUNCE_MS = 300;
const SHORTEST = 2;

interface Suggestions {
  candidates: readonly Candidate[];
  /** The state of the search in words. */
  status: string;
}

/** Suggestions for the typed address. A new search ends the one before. */
export function useSuggestions(address: string, isTyping: boolean): Suggestions {
  const services = useGeoServices();
  const text = useDebounced(address.trim(), DEBOUNCE_MS);
  const isWanted = isTyping && text.length >= SHORTEST;
  const { data, error, isFetching } = useQuery({ ...geoQueries.search(services, text), enabled: isWanted });
  const isSlow = useIsSlow(isWanted && isFetching);
  if (!isWanted) return { candidates: [], status: '' };
  if (isFetching) return { candidates: [], status: isSlow ? t('map.searchSlow') : '' };
  if (error) return { candidates: [], status: t('map.searchFailed') };
  const candidates = suggestionsFor(text, data ?? []);
  if (candidates.length === 0) return { candidates, status: t('map.searchEmpty') };
  return { candidates, status: t('map.searchResults', { count: candidates.length }) };
}
