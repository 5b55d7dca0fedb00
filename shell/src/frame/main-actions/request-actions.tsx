import { useLocation } from '@portal/platform/router';
import { useSession } from '@portal/platform/session';
import { Box, LinkButton, useViewport } from '@portal/ui';
import { useHasArea, usePortal } from '#federation/portal/portal.ts';
import { isHomeOrList } from '#frame/menu/nav-items.ts';
import { t } from '#text/t.ts';
import { RequestSearchButton } from './request-search-button.tsx';
import { useCustomerKind } from './use-customer-kind.ts';

interface RequestActionsProps {
  /** Short labels for small screens. */
  isShort: boolean;
  fullWidth?: boolean;
  onFollow?: () => void;
}

/** The two main actions [2.68, 2.69]; each only if its area is available. */
export function RequestActions({ isShort, fullWidth = false, onFollow }: RequestActionsProps) {
  const hasArea = useHasArea();
  const { areas } = usePortal();
  const { pathname } = useLocation();
  // Other pages have their own main action, and there is only one per screen.
  const isOptionMain = pathname === '/option';
  const session = useSession();
  const isBillMain = pathname === '/billing' && session.state === 'signedIn' && session.user.billingUnit === 'monthly';
  const isNew = useCustomerKind({ asks: false }) === 'new';
  const isMobile = useViewport() === 'mobile';
  const isAmongFirstSteps = isNew && pathname === '/' && !isMobile;
  const isSearchMain = !isOptionMain && !isBillMain && !isAmongFirstSteps && isHomeOrList(areas, pathname);
  return (
    <>
      {hasArea('/option') ? (
        <LinkButton
          to="/option/create"
          tone={isOptionMain ? 'primary' : 'secondary'}
          size="sm"
          fullWidth={fullWidth}
          onPress={onFollow}
        >
          {t(isShort ? 'header.requestOptionShort' : 'header.requestOption')}
        </LinkButton>
      ) : null}
      {hasArea('/order') ? (
        <RequestSearchButton
          size="sm"
          isMain={isSearchMain}
          fullWidth={fullWidth}
          onFollow={onFollow}
          aria-label={t(isShort ? 'header.requestSearchShort' : 'header.requestSearch')}
        >
          {isShort ? <ShortLabel /> : t('header.requestSearch')}
        </RequestSearchButton>
      ) : null}
    </>
  );
}

/** Where the header is a bar, but a narrow one: its menu needs the room. */
const NARROW_BAR = '@media (48rem <= width < 56.25rem)';

/** The button's `aria-label` is its name at each width. */
const ShortLabel = () => (
  <>
    <Box as="span" css={{ [NARROW_BAR]: { display: 'none' } }}>
      {t('header.requestSearchShort')}
    </Box>
    <Box as="span" display="none" css={{ [NARROW_BAR]: { display: 'inline' } }}>
      {t('header.requestSearchNarrow')}
    </Box>
  </>
);
