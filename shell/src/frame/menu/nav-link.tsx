import { Link } from '@portal/platform/router';
import { Box, trackPress, VisuallyHidden } from '@portal/ui';
import type { ReactNode } from 'react';
import { NavEntry, type NavLook } from './nav-row.tsx';
import { useHoverPrefetch } from './use-hover-prefetch.ts';

interface NavLinkProps {
  to: string;
  isCurrent: boolean;
  /** The name for analytics: the menu's own word, without data of the customer. */
  trackName: string;
  /**
   * The accessible name, if the content is not enough: 「お知らせ（未読3件）」 for 「お知らせ 3」. An `aria-label` would have to contain
   * that.
   */
  label?: string | undefined;
  look: NavLook;
  onFollow?: (() => void) | undefined;
  /** Elements only, no bare text: the label is added beside them. */
  children: ReactNode;
}

/** A link of the main menu. A hover prefetches its page. */
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
