import { definePlace, type PlaceKind } from '@portal/shared/host/list';
import * as v from 'valibot';

const cursor = v.fallback(v.pipe(v.string(), v.maxLength(500)), '');
const place = definePlace({ after: cursor, before: cursor });

/** The position in the list: after or before a server cursor, never both; neither means the newest page. */
export type NewsPlace = typeof place.whole;

export const newsPlace: PlaceKind<NewsPlace> = {
  ...place,
  read(search) {
    const asked = place.read(search);
    return asked.after && asked.before ? place.whole : asked;
  },
};

export const isNewestPage = ({ after, before }: NewsPlace): boolean => after === '' && before === '';
