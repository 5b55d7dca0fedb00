import { useEffect } from 'react';
import * as v from 'valibot';
import { defineDraft } from '../drafts/define-draft.ts';
import { useTabNote, useTabValue } from '../drafts/use-draft.ts';

const LIST_ADDRESS = defineDraft({ name: 'list', version: 1, schema: v.string() });

/** The query string of the last visit to the list at this path in this tab. */
export const useListAddress = (path: string) => useTabValue(LIST_ADDRESS, '', path);

/** Keeps `address` as that query string, for the way back; null: the kept one stays. */
export function useKeptAddress(path: string, address: string | null): void {
  const note = useTabNote(LIST_ADDRESS, path);
  useEffect(() => {
    if (address !== null) note(address);
  }, [note, address]);
}

export interface BackLink {
  to: { pathname: string; search: string };
  label: string;
}

/** The link back to the list as the customer left it: same filters, same page. */
export function useBackToList(path: string, label: string): BackLink {
  const [search] = useListAddress(path);
  return { to: { pathname: path, search }, label };
}
