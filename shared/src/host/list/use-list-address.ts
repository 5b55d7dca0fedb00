import * as v from 'valibot';
import { useDraft } from '../use-draft.ts';

const Address = v.string();

/** The query string with which the list at this path was seen last in this tab. */
export const useListAddress = (path: string) => useDraft(`list:${path}`, Address, '');

export interface WayBack {
  to: { pathname: string; search: string };
  label: string;
}

/** The way back to the list as it was left: same filters, same page. */
export function useBackToList(path: string, label: string): WayBack {
  const [search] = useListAddress(path);
  return { to: { pathname: path, search }, label };
}
