import { useBackToList } from '@portal/platform';
import { useParams } from '@portal/platform/router';
import { Page } from '@portal/ui';
import { NotFoundCard, ReadView } from '@portal/ui/pages';
import { t } from '#text/t.ts';
import { NewsArticle } from './news-article.tsx';
import { newsPaths } from './news-paths.ts';
import { useNewsDetail } from './use-news-detail.ts';

export function NewsDetailPage() {
  const { id = '' } = useParams();
  const back = useBackToList(newsPaths.list, t('news.back'));
  const news = useNewsDetail(id);
  if (news.data) return <NewsArticle news={news.data} back={back} />;
  return (
    <Page
      title={news.isPending ? null : t('news.detailTitle')}
      tabTitle={t('news.detailTitle')}
      back={back}
      width="form"
    >
      <ReadView query={news} notFound={<NotFoundCard back={back} body={t('news.notFound')} />}>
        {() => null}
      </ReadView>
    </Page>
  );
}
