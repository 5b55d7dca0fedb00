import { useBackToList } from '@portal/platform';
import { useQuery, useQueryClient } from '@portal/platform/query';
import { useParams } from '@portal/platform/router';
import { listedOptionName, optionQueries } from '@portal/queries/option';
import { Page, PageMenu, useViewport } from '@portal/ui';
import { NotFoundCard, ReadView } from '@portal/ui/pages';
import { optionPaths } from '#options/option/option-paths.ts';
import { t } from '#text/t.ts';
import { OptionDetailSkeleton } from './option-detail-skeleton.tsx';
import { OptionView } from './option-view.tsx';

/** One application, to read. */
export function OptionDetailPage() {
  const { id = '' } = useParams();
  const back = useBackToList(optionPaths.list, t('option.back'));
  // Fetched by each visit, not taken from the cache: a colleague may have changed it. A failure is shown in place.
  const option = useQuery({ ...optionQueries.detail(id), gcTime: 0, meta: { dialog: false } });
  const client = useQueryClient();
  const isPhone = useViewport() === 'mobile';
  const tabTitle = t('option.detailTitle');
  if (option.data) return <OptionView key={id} option={option.data} back={back} />;
  return (
    <Page
      title={option.isPending ? null : tabTitle}
      listedTitle={listedOptionName(client, id)}
      tabTitle={tabTitle}
      back={back}
      actions={isPhone && option.isPending ? <PageMenu label={t('actions.more')} items={[]} /> : null}
      hasSmallActions={isPhone}
    >
      <ReadView query={option} loading={<OptionDetailSkeleton />} notFound={<NotFoundCard back={back} />}>
        {() => null}
      </ReadView>
    </Page>
  );
}
