import { defineListParams, type ListParamsCodec } from '@portal/platform';
import * as v from 'valibot';

const cursor = v.fallback(v.pipe(v.string(), v.maxLength(500)), '');
const params = defineListParams({ after: cursor, before: cursor });

/** The position in the list: after or before a server cursor, never both; neither means the newest page. */
type NewsListParams = typeof params.defaults;

export const newsListParams: ListParamsCodec<NewsListParams> = {
  ...params,
  read(search) {
    const asked = params.read(search);
    return asked.after && asked.before ? params.defaults : asked;
  },
};

export const isNewestPage = ({ after, before }: NewsListParams): boolean => after === '' && before === '';
