import { keptContact, useKeptParams } from '@portal/platform';
import { useSession } from '@portal/platform/session';
import { Box, Grid, KeepTogether, Page, Stack } from '@portal/ui';
import { useHasArea } from '#federation/portal/portal.ts';
import { useCustomerKind } from '#frame/main-actions/use-customer-kind.ts';
import { homeFilter, isFiltered } from '#home/filter/home-filter.ts';
import { HomeFilterBar } from '#home/filter/home-filter-bar.tsx';
import { WorkQueueCard } from '#home/work-queue/work-queue-card.tsx';
import { t } from '#text/t.ts';
import { EndingSoonCard } from './ending-soon-card.tsx';
import { FirstStepsCard } from './first-steps-card.tsx';
import { LatestNewsCard } from './latest-news-card.tsx';
import { ProgressSection } from './progress-section.tsx';

/**
 * The counts [2.21], the work queue, and the latest news. A new account sees its first steps in place of the work
 * queue.
 */
export function HomePage() {
  const session = useSession();
  const hasNews = useHasArea()('/news');
  const { params: filter, go } = useKeptParams('/', homeFilter, keptContact, { keepsScroll: true });
  const ofAccount = useCustomerKind({ asks: true });
  const customerKind = isFiltered(filter) ? 'known' : ofAccount;
  if (session.state !== 'signedIn') return null;
  const { companyName, lastName, firstName } = session.user;
  const name = t('common.fullName', { lastName, firstName });
  return (
    <Page
      title={t('home.welcome', { companyName, name })}
      heading={
        <>
          <KeepTogether>{companyName}</KeepTogether> <KeepTogether>{t('common.honorific', { name })}</KeepTogether>
        </>
      }
      tabTitle={t('home.title')}
      actions={<HomeFilterBar filter={filter} onChange={(change) => go(change, 'replace')} />}
    >
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22.5rem' }}
        templateRows={{ lg: 'auto 1fr' }}
        gap="6"
        alignItems="start"
      >
        <Stack gap={{ base: '4', md: '6' }}>
          <ProgressSection filter={filter} />
          {customerKind === 'new' ? (
            <FirstStepsCard />
          ) : (
            <WorkQueueCard filter={filter} isUnsure={customerKind === 'unsure'} />
          )}
        </Stack>
        <Box gridRow={{ lg: 'span 2' }}>{hasNews ? <LatestNewsCard /> : null}</Box>
        {/* Last, since it appears late, and moves nothing then. */}
        {customerKind === 'new' ? null : <EndingSoonCard filter={filter} />}
      </Grid>
    </Page>
  );
}
