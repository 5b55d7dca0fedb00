import { useBackToList } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { useParams } from '@portal/platform/router';
import { optionQueries } from '@portal/queries/option';
import { Page } from '@portal/ui';
import { NotFoundCard, ReadView } from '@portal/ui/pages';
import { OptionFormSkeleton } from '#options/form/option-form-skeleton.tsx';
import { optionPaths } from '#options/option/option-paths.ts';
import { t } from '#text/t.ts';
import { OptionUpdate } from './option-update.tsx';

export function OptionUpdatePage() {
  const { id = '' } = useParams();
  const back = useBackToList(optionPaths.list, t('option.back'));
  // Fetched by each visit, not taken from the cache: a colleague may have changed it. A failure is shown in place.
  const option = useQuery({ ...optionQueries.detail(id), gcTime: 0, meta: { dialog: false } });
  if (option.data) return <OptionUpdate key={id} option={option.data} back={back} />;
  return (
    <Page
      title={option.isPending ? null : t('option.updateTitle')}
      tabTitle={t('option.updateTitle')}
      back={back}
      width="form"
    >
      <ReadView query={option} loading={<OptionFormSkeleton />} notFound={<NotFoundCard back={back} />}>
        {() => null}
      </ReadView>
    </Page>
  );
}
