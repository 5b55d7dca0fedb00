import { type LooseQuery, request, wireQuery } from '@portal/shared/api';
import {
  cancelOption as cancelCall,
  createOption as createCall,
  getOption,
  listOptions,
  OPTION_PAGE_SIZE,
  type OptionBody,
  updateOption as updateCall,
} from '@portal/shared/contract/option';
import { keepPreviousData, queryOptions } from '@portal/shared/query';

export const optionQueries = {
  /** Newest first, which is the only order that the API has [7.32]. Pages of 20 [9.4]. */
  list: (loose: LooseQuery<typeof listOptions>) => {
    const query = wireQuery<typeof listOptions>({ pageSize: OPTION_PAGE_SIZE, orderBy: 'createdAt', ...loose });
    return queryOptions({
      queryKey: ['option', 'list', query],
      queryFn: ({ signal }) => request(listOptions, { query }, { signal }),
      placeholderData: keepPreviousData,
    });
  },
  detail: (id: string) =>
    queryOptions({
      queryKey: ['option', 'detail', id],
      queryFn: ({ signal }) => request(getOption, { params: { id } }, { signal }),
    }),
};

export const createOption = (body: OptionBody) => request(createCall, { body });

export const updateOption = (id: string, body: OptionBody) => request(updateCall, { params: { id }, body });

export const cancelOption = (id: string) => request(cancelCall, { params: { id } });
