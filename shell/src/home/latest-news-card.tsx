import type { News } from '@portal/contract/news';
import { fillPath } from '@portal/contract/values/path';
import { useQuery } from '@portal/platform/query';
import { formatInstantDate } from '@portal/platform/text';
import { maintenancePeriod } from '@portal/queries/maintenance-period';
import { newsQueries } from '@portal/queries/news';
import { Card, Flex, NewsCategory, Numeral, RangeText, SectionHeading, Stack, Text, TextLink } from '@portal/ui';
import { ReadView } from '@portal/ui/pages';
import { t } from '#text/t.ts';

const HEADING_ID = 'home-news';

/** The item that the provider shows on home. */
export function LatestNewsCard() {
  const query = useQuery(newsQueries.latest());
  return (
    <Card as="section" aria-labelledby={HEADING_ID}>
      <SectionHeading id={HEADING_ID}>{t('home.newsTitle')}</SectionHeading>
      <Stack gap="4" align="start">
        <ReadView query={query}>
          {(news) => (news ? <LatestNews news={news} /> : <Text tone="muted">{t('home.newsNone')}</Text>)}
        </ReadView>
        <TextLink to="/news">{t('home.newsAll')}</TextLink>
      </Stack>
    </Card>
  );
}

function LatestNews({ news }: { news: News }) {
  const { id, category, title, createdAt } = news;
  const period = maintenancePeriod(news);
  return (
    <Stack gap="1.5">
      <Flex align="center" wrap="wrap" columnGap="3" rowGap="1">
        <NewsCategory category={category} />
        <Numeral fontSize="xs" color="fg.muted">
          {formatInstantDate(createdAt)}
        </Numeral>
      </Flex>
      <TextLink to={fillPath('/news/:id', { id })} isBold trackName={t('home.newsTitle')}>
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
