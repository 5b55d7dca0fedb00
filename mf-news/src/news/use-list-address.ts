import { useDraft } from '@portal/shared/host';
import { t } from '@portal/shared/text';
import * as v from 'valibot';
import { newsPaths } from './news-paths.ts';

const Address = v.string();

/** The query string with which the list was seen last in this tab. */
export const useListAddress = () => useDraft('news-list-address', Address, '');

/** The way back to the page of the list from which one came. */
export function useBackToList(): { to: string; label: string } {
  const [address] = useListAddress();
  return { to: newsPaths.list(address), label: t('news.back') };
}
