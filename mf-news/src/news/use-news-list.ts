import { isHttpError } from '@portal/shared/api';
import { newsQueries } from '@portal/shared/api/news';
import { useNavigate, useSearchParams } from '@portal/shared/router';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { newsPaths } from './news-paths.ts';
import { isNewestPage, type NewsPlace, readNewsPlace, writeNewsPlace } from './news-place.ts';
import { useListAddress } from './use-list-address.ts';

/** A cursor that the server does not know (any more): an old link, or one that somebody typed. */
const isUnknownCursor = (error: unknown): boolean => isHttpError(error, 400);

/** The page of the list that the address names, and the way to others. */
export function useNewsList() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const place = readNewsPlace(search);
  const address = writeNewsPlace(place);
  const news = useQuery({ ...newsQueries.list(place), meta: { dialog: (error) => !isUnknownCursor(error) } });

  const isLost =
    !isNewestPage(place) && (isUnknownCursor(news.error) || (!news.isPlaceholderData && news.data?.data.length === 0));
  useEffect(() => {
    if (isLost) void navigate(newsPaths.list(), { replace: true });
  }, [isLost, navigate]);

  const [, rememberAddress] = useListAddress();
  useEffect(() => {
    if (!isLost) rememberAddress(address);
  }, [isLost, address, rememberAddress]);

  return { news, isLost, go: (next: NewsPlace) => void navigate(newsPaths.list(writeNewsPlace(next))) };
}
