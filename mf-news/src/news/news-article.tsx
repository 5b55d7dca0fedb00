import type { News } from '@portal/contract/news';
import type { BackLink } from '@portal/platform';
import { formatInstantDate } from '@portal/platform/text';
import { maintenancePeriod } from '@portal/queries/maintenance-period';
import { Card, HStack, NewsCategory, Notice, Numeral, Page, PlainText, RangeText, Stack, Text } from '@portal/ui';
import { t } from '#text/t.ts';

interface NewsArticleProps {
  news: News;
  back: BackLink;
}

export function NewsArticle({ news, back }: NewsArticleProps) {
  const period = maintenancePeriod(news);
  return (
    <Page title={news.title} tabTitle={t('news.detailTitle')} back={back} width="form">
      <Card as="article">
        <Stack gap="5">
          <HStack gap="3" flexWrap="wrap">
            <NewsCategory category={news.category} />
            <Text tone="muted">
              <span>{t('news.createdAt')}</span> <Numeral>{formatInstantDate(news.createdAt)}</Numeral>
            </Text>
          </HStack>
          {period ? (
            <Notice tone="warn" title={t('news.maintenancePeriod')}>
              <RangeText text={period} />
            </Notice>
          ) : null}
          <PlainText text={news.content} />
        </Stack>
      </Card>
    </Page>
  );
}
