import { useLocation } from '@portal/shared/router';
import { LinkButton } from '@portal/shared/ui';
import { useHasArea, usePortal } from '#portal/portal.ts';
import { t } from '#text/t.ts';
import { isHomeOrList } from './nav-items.ts';
import { RequestSearchButton } from './request-search-button.tsx';

interface RequestActionsProps {
  /** Short labels, where there is little room. */
  isShort: boolean;
  fullWidth?: boolean;
}

/** The two things that customers come for [2.68, 2.69]; each only where its area is there. */
export function RequestActions({ isShort, fullWidth = false }: RequestActionsProps) {
  const hasArea = useHasArea();
  const { areas } = usePortal();
  const { pathname } = useLocation();
  // Elsewhere the page has a main action of its own, and there is one a screen.
  const isMain = isHomeOrList(areas, pathname);
  return (
    <>
      {hasArea('/option') ? (
        <LinkButton to="/option/create" tone="secondary" size="sm" fullWidth={fullWidth}>
          {t(isShort ? 'header.requestOptionShort' : 'header.requestOption')}
        </LinkButton>
      ) : null}
      {hasArea('/order') ? (
        <RequestSearchButton size="sm" isMain={isMain} fullWidth={fullWidth}>
          {t(isShort ? 'header.requestSearchShort' : 'header.requestSearch')}
        </RequestSearchButton>
      ) : null}
    </>
  );
}
