import { usePlace } from '@portal/shared/host';
import { useSession } from '@portal/shared/session';
import { Grid, Page, Stack, useViewport, Whole } from '@portal/shared/ui';
import { useHasArea } from '#portal/portal.ts';
import { t } from '#text/t.ts';
import { homeFilter } from './home-filter.ts';
import { HomeFilterBar } from './home-filter-bar.tsx';
import { LatestNewsCard } from './latest-news-card.tsx';
import { ProgressSection } from './progress-section.tsx';

/** What needs the customer's answer first, then the progress, with the latest news beside it [2.21]. */
export function HomePage() {
  const session = useSession();
  const hasNews = useHasArea()('/news');
  const isMobile = useViewport() === 'mobile';
  const { place: filter, go } = usePlace('/', homeFilter, { keepsScroll: true });
  if (session.state !== 'signedIn') return null;
  const { companyName, lastName, firstName } = session.user;
  const name = t('common.fullName', { lastName, firstName });
  const filterBar = <HomeFilterBar filter={filter} onChange={(change) => go(change, 'replace')} />;
  return (
    <Page
      title={t('home.welcome', { companyName, name })}
      heading={
        <>
          <Whole>{companyName}</Whole> <Whole>{t('common.honorific', { name })}</Whole>
        </>
      }
      tabTitle={t('home.title')}
      actions={isMobile ? undefined : filterBar}
    >
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22.5rem' }} gap="6" alignItems="start">
        <Stack gap="6">
          <ProgressSection filter={filter} />
          {isMobile ? filterBar : null}
        </Stack>
        {hasNews ? <LatestNewsCard /> : null}
      </Grid>
    </Page>
  );
}
