import type { Location } from '@portal/contract/values/primitives';
import type { GeoServices } from '@portal/platform/environment';
import { queryOptions } from '@portal/platform/query';
import { Candidates } from './candidate.ts';
import { fetchGeo } from './geo-request.ts';
import { townAt } from './reverse-geocode.ts';

/** GSI's search takes no more, and a longer text finds nothing anyway. */
const QUERY_MAX = 100;

/** Places do not move, so an answer never becomes stale. A failure is shown beside the field. */
const QUIETLY = { staleTime: Number.POSITIVE_INFINITY, meta: { dialog: false, mayFail: true } } as const;

export const geoQueries = {
  search: (services: GeoServices, text: string) => {
    const q = text.normalize('NFKC').trim().slice(0, QUERY_MAX);
    return queryOptions({
      queryKey: ['geo', 'search', q],
      queryFn: ({ signal }) => fetchGeo(services.search, { q }, Candidates, signal),
      ...QUIETLY,
    });
  },
  town: (services: GeoServices, location: Location) =>
    queryOptions({
      queryKey: ['geo', 'town', location],
      queryFn: ({ signal }) => townAt(services.reverse, location, signal),
      ...QUIETLY,
    }),
};
