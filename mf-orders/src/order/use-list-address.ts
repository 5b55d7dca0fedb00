import { useDraft } from '@portal/shared/host';
import { t } from '@portal/shared/text';
import * as v from 'valibot';
import { orderPaths } from './order-paths.ts';

const Address = v.string();

/** The query string with which the list was seen last in this tab. */
export const useListAddress = () => useDraft('order-list-address', Address, '');

/** The way back to the list as it was left: same filters, same page. */
export function useBackToList(): { to: { pathname: string; search: string }; label: string } {
  const [search] = useListAddress();
  return { to: { pathname: orderPaths.list, search }, label: t('orderDetail.back') };
}
