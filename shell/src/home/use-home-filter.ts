import { useSearchParams } from '@portal/shared/router';
import type { HomeFilter } from './progress-counts.ts';

/** The filter lives in the address: a reload or a link keeps it. */
export function useHomeFilter(): [HomeFilter, (change: HomeFilter) => void] {
  const [search, setSearch] = useSearchParams();
  const filter: HomeFilter = {
    contact: search.get('contact') || undefined,
    department: search.get('department') || undefined,
  };
  const change = (next: HomeFilter) => {
    const kept = Object.entries({ ...filter, ...next }).filter((entry): entry is [string, string] => Boolean(entry[1]));
    setSearch(new URLSearchParams(kept), { replace: true, preventScrollReset: true });
  };
  return [filter, change];
}
