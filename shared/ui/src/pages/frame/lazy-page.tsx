import { markContent, useReleaseCheck } from '@portal/platform/host';
import { observe, reportError } from '@portal/platform/observe';
import { type ComponentType, type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { AreaFailure } from '../failure/area-failure.tsx';
import { OutdatedPage } from '../failure/outdated-page.tsx';
import { useShownArea } from '../failure/shown-area.ts';
import { PageLoading } from '../read/page-loading.tsx';

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

/** While the browser reloads the page, it looks as if it were loading. */
const AFTER_FAILURE = { current: 'failed', outdated: 'outdated', reloading: 'loading' } as const;

interface LazyPageProps {
  load: Load;
  /** Shown meanwhile, if the page is not one below the header. */
  loading?: ReactNode;
}

/**
 * Shows a page whose code may still have to be loaded. A failure shows a card with a retry, never an empty area. If the
 * code belongs to a version that is gone, the card offers a reload.
 */
export function LazyPage({ load, loading = <PageLoading /> }: LazyPageProps) {
  const checkRelease = useReleaseCheck();
  const area = useShownArea();
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<'loading' | 'loaded' | 'failed' | 'outdated'>(
    fetched.has(load) ? 'loaded' : 'loading',
  );

  // Each attempt is a load.
  useEffect(() => {
    let isCurrent = true;
    loadPage(load).then(
      // A transition: rendered in one piece, a page blocks for long.
      () => isCurrent && startTransition(() => setOutcome('loaded')),
      (error: unknown) => {
        const reason = 'the code of a page could not be fetched';
        reportError(error, { reason, category: 'remoteLoad', build: area.build() });
        if (isCurrent) void checkRelease().then((release) => isCurrent && setOutcome(AFTER_FAILURE[release]));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt, checkRelease, area]);

  const Component = fetched.get(load);
  const isShown = Component !== undefined;
  useEffect(() => {
    if (!isShown) return;
    area.onShown();
    observe({ kind: 'page', build: area.build(), path: location.pathname });
  }, [isShown, area]);
  // The next frame shows it; an effect would run after that.
  useLayoutEffect(() => {
    if (isShown) markContent();
  }, [isShown]);

  if (Component) return <Component />;
  if (outcome === 'outdated') return <OutdatedPage area={area.title} />;
  if (outcome !== 'failed') return loading;
  const retry = () => {
    setOutcome('loading');
    setAttempt(attempt + 1);
  };
  return <AreaFailure what="failed" onRetry={retry} />;
}
