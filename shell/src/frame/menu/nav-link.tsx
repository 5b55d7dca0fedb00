import { Link } from '@portal/platform/router';
import { Box, trackPress, VisuallyHidden } from '@portal/ui';
import type { ReactNode } from 'react';
import { NavEntry, type NavLook } from './nav-row.tsx';
import { useHoverPrefetch } from './use-hover-prefetch.ts';

interface NavLinkProps {
  to: string;
  isCurrent: boolean;
  /** The name for counting: the menu's own word, which says nothing of the customer. */
  trackName: string;
  /** Its name, if its content is not enough: 「お知らせ（未読3件）」 for 「お知らせ 3」. An `aria-label` would have to contain that. */
  label?: string | undefined;
  look: NavLook;
  onFollow?: (() => void) | undefined;
  /** Elements only: what comes later stands beside them. */
  children: ReactNode;
}

/** A link of the main menu. Pointing at it loads its page early. */
export function NavLink({ to, isCurrent, trackName, label, look, onFollow, children }: NavLinkProps) {
  const handlers = useHoverPrefetch(to);
  return (
    <NavEntry look={look}>
      <Link
        to={to}
        aria-current={isCurrent ? 'page' : undefined}
        {...handlers}
        onClick={(event) => {
          trackPress('link', event.currentTarget, trackName);
          onFollow?.();
        }}
      >
        <Box as="span" aria-hidden={label ? true : undefined} display="inline-flex" alignItems="center" gap="1.5">
          {children}
        </Box>
        {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
      </Link>
    </NavEntry>
  );
}
