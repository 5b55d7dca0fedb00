import type { News } from '@portal/shared/contract/news';
import { formatInstantDate, t } from '@portal/shared/text';
import { Card, HStack, Numeral, Page, PlainText, Stack, Text } from '@portal/shared/ui';
import { maintenancePeriod } from './maintenance-period.ts';
import { NewsCategory } from './news-category.tsx';

interface NewsArticleProps {
  news: News;
  back: { to: string; label: string };
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
              {t('news.createdAt')} <Numeral>{formatInstantDate(news.createdAt)}</Numeral>
            </Text>
          </HStack>
          {period ? (
            <Text>
              {t('news.maintenancePeriod')} {period}
            </Text>
          ) : null}
          <PlainText text={news.content} />
        </Stack>
      </Card>
    </Page>
  );
}
