import type { News } from '@portal/contract/news';
import { fillPath } from '@portal/contract/values/path';
import { useQuery } from '@portal/platform/query';
import { formatInstantDate } from '@portal/platform/text';
import { maintenancePeriod } from '@portal/queries/maintenance-period';
import { newsQueries } from '@portal/queries/news';
import { Card, Flex, NewsCategory, Numeral, RangeText, SectionHeading, Stack, Text, TextLink } from '@portal/ui';
import { ReadView } from '@portal/ui/pages';
import { t } from '#text/t.ts';
import { HOME_NEWS, type HomeNewsItem, homeNews } from './home-news.ts';

const HEADING_ID = 'home-news';

/** The item that the provider shows on home, among the newest. */
export function LatestNewsCard() {
  const latest = useQuery(newsQueries.latest());
  const newest = useQuery({ ...newsQueries.list({ pageSize: HOME_NEWS }), meta: { dialog: false } });
  // Both appear at once, so that nothing moves; without the others the one is still shown.
  const query = { ...latest, data: newest.isPending ? undefined : latest.data };
  return (
    <Card as="section" aria-labelledby={HEADING_ID}>
      <SectionHeading id={HEADING_ID}>{t('home.newsTitle')}</SectionHeading>
      <Stack gap="4" align="start">
        <ReadView query={query}>
          {(news) => <NewsItems items={homeNews(news, newest.data?.data ?? [])} shown={news} />}
        </ReadView>
        <TextLink isAlone to="/news">
          {t('home.newsAll')}
        </TextLink>
      </Stack>
    </Card>
  );
}

/** Only the item of home comes with its period; reading the others would mark them as read. */
function NewsItems({ items, shown }: { items: readonly HomeNewsItem[]; shown: News | null }) {
  if (items.length === 0) return <Text tone="muted">{t('home.newsNone')}</Text>;
  return (
    <Stack as="ul" gap="3" alignSelf="stretch" css={{ '& > * + *': { borderTopWidth: '1px', paddingTop: '3' } }}>
      {items.map((item) => (
        <li key={item.id}>
          <NewsItem item={item} period={shown?.id === item.id ? maintenancePeriod(shown) : undefined} />
        </li>
      ))}
    </Stack>
  );
}

function NewsItem({ item, period }: { item: HomeNewsItem; period: ReturnType<typeof maintenancePeriod> | undefined }) {
  const { id, category, title, createdAt } = item;
  return (
    <Stack gap="1.5">
      <Flex align="center" wrap="wrap" columnGap="3" rowGap="1">
        <NewsCategory category={category} />
        <Numeral fontSize="xs" color="fg.muted">
          {formatInstantDate(createdAt)}
        </Numeral>
      </Flex>
      <TextLink isAlone to={fillPath('/news/:id', { id })} isBold trackName={t('home.newsTitle')}>
        {title || t('common.unknown')}
      </TextLink>
      {period ? (
        <Text tone="muted">
          <RangeText text={t('home.newsPeriod', { period })} />
        </Text>
      ) : null}
    </Stack>
  );
}
