import { UNSAFE_RouteContext as RouteContext, useRoutes } from '@portal/shared/router';
import { Activity, Component, type ReactNode, useInsertionEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { RemoteRoute } from '../remote-module.ts';
import { loadedPage } from './lazy-page.tsx';

interface RehearsedPageProps {
  /** The pages of one prefix. */
  routes: readonly RemoteRoute[];
  prefix: string;
  pathname: string;
  /** It need not be there any longer. */
  onRendered: () => void;
}

/** The page is at another address than the link, so what the link is part of is none of its parents. */
const NO_ROUTE = { outlet: null, matches: [], isDataRoute: false };

/**
 * Renders the page at `pathname`, whose code is loaded, before the customer opens it: by then its code is compiled and
 * its styles are known, which is most of what a first visit takes longer than the next one. Nobody notices: it is
 * outside the document, rendered in slices when there is nothing else to do, and has no effects, so that nothing is
 * asked for, counted or announced. A failure is the visit's own.
 */
export function RehearsedPage({ onRendered, ...page }: RehearsedPageProps) {
  const [stage] = useState(() => document.createElement('div'));
  return (
    <Activity mode="hidden">
      {createPortal(
        <>
          <NobodysFailure>
            <RouteContext value={NO_ROUTE}>
              <PageAt {...page} />
            </RouteContext>
          </NobodysFailure>
          <Rendered onRendered={onRendered} />
        </>,
        stage,
      )}
    </Activity>
  );
}

function PageAt({ routes, prefix, pathname }: Omit<RehearsedPageProps, 'onRendered'>) {
  const children = routes.map(({ path, page }) => {
    const Page = loadedPage(page);
    return { path, element: Page ? <Page /> : null };
  });
  return useRoutes([{ path: prefix, children }], pathname);
}

/** Insertion effects are the only ones that a hidden tree has. They may not change a state themselves. */
function Rendered({ onRendered }: Pick<RehearsedPageProps, 'onRendered'>) {
  useInsertionEffect(() => {
    const later = setTimeout(onRendered);
    return () => clearTimeout(later);
  }, [onRendered]);
  return null;
}

class NobodysFailure extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
