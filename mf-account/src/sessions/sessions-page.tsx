import { useQuery } from '@portal/platform/query';
import { useFeatures } from '@portal/platform/session';
import { formatInstant } from '@portal/platform/text';
import { sessionQueries } from '@portal/queries/session';
import { Page } from '@portal/ui';
import { NotFoundCard, ReadView } from '@portal/ui/pages';
import { t } from '#text/t.ts';
import { OtherSignIns } from './other-sign-ins.tsx';
import { ThisDevice } from './this-device.tsx';

/** Where the customer is signed in, as far as anybody knows. A host without the feature has no such page. */
export function SessionsPage() {
  const isThere = useFeatures().includes('sessions');
  return (
    <Page title={t('sessions.title')} width="form">
      {isThere ? (
        <Sessions />
      ) : (
        <NotFoundCard back={{ to: { pathname: '/', search: '' }, label: t('mfaSetting.toHome') }} />
      )}
    </Page>
  );
}

function Sessions() {
  const sessions = useQuery({ ...sessionQueries.all(), refetchOnMount: 'always' });
  return (
    <ReadView query={sessions}>
      {({ signedInAt, data }) => (
        <>
          <ThisDevice signedInAt={formatInstant(signedInAt)} />
          <OtherSignIns signIns={data} />
        </>
      )}
    </ReadView>
  );
}
