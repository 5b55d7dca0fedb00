import { reportError } from '@portal/shared/observe';
import { t } from '@portal/shared/text';
import { Page, SecondaryButton, Stack, Text } from '@portal/shared/ui';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { PageLoading } from './page-loading.tsx';
import { OutdatedPage } from './release/outdated-page.tsx';
import { useReleaseCheck } from './release/release-check.ts';

type Load = () => Promise<ComponentType>;

/**
 * Pages already loaded, so that a preloaded page is shown in the same frame. React.lazy is not used: it delays its
 * reveal and remembers a failure forever (docs/adr/0001).
 */
const fetched = new WeakMap<Load, ComponentType>();

/** Loads a page's component once; a failure is not remembered. */
export async function loadPage(load: Load): Promise<ComponentType> {
  const component = fetched.get(load) ?? (await load());
  fetched.set(load, component);
  return component;
}

/** A page that is being reloaded still looks as if it loaded. */
const AFTER_FAILURE = { current: 'failed', outdated: 'outdated', reloading: 'loading' } as const;

interface LazyPageProps {
  load: Load;
  /** What stands in the page's place meanwhile, where that is not a page below the header. */
  loading?: ReactNode;
}

/**
 * Shows a page whose code may still have to be loaded. A failure shows a message and a retry, never an empty area; code
 * of an older release, which is gone, comes by a reload only.
 */
export function LazyPage({ load, loading = <PageLoading /> }: LazyPageProps) {
  const checkRelease = useReleaseCheck();
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<'loading' | 'loaded' | 'failed' | 'outdated'>(
    fetched.has(load) ? 'loaded' : 'loading',
  );

  // A changed attempt triggers another load.
  useEffect(() => {
    let isCurrent = true;
    loadPage(load).then(
      () => isCurrent && setOutcome('loaded'),
      (error: unknown) => {
        reportError(error, { reason: 'a page of a remote could not be fetched', category: 'remoteLoad' });
        if (isCurrent) void checkRelease().then((release) => isCurrent && setOutcome(AFTER_FAILURE[release]));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt, checkRelease]);

  const Component = fetched.get(load);
  if (Component) return <Component />;
  if (outcome === 'outdated') return <OutdatedPage />;
  if (outcome !== 'failed') return loading;
  const retry = () => {
    setOutcome('loading');
    setAttempt(attempt + 1);
  };
  return (
    <Page title={t('remote.failedTitle')}>
      <Stack gap="6" align="start" role="alert">
        <Text>{t('remote.failedBody')}</Text>
        <SecondaryButton onPress={retry}>{t('common.retry')}</SecondaryButton>
      </Stack>
    </Page>
  );
}
