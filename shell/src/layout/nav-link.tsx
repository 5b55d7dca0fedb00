import { Link } from '@portal/shared/router';
import { Box, trackPress, VisuallyHidden } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { NavEntry, type NavLook } from './nav-row.tsx';
import { useApproach } from './use-approach.ts';

interface NavLinkProps {
  to: string;
  isCurrent: boolean;
  /** The link's name, if its content is not enough. */
  label?: string | undefined;
  look: NavLook;
  onFollow?: (() => void) | undefined;
  children: ReactNode;
}

/** A link of the main menu. Pointing at it loads its page early; resting there prepares it. */
export function NavLink({ to, isCurrent, label, look, onFollow, children }: NavLinkProps) {
  const handlers = useApproach(to);
  return (
    <NavEntry look={look}>
      <Link
        to={to}
        aria-current={isCurrent ? 'page' : undefined}
        {...handlers}
        onClick={(event) => {
          trackPress('link', event.currentTarget, label);
          onFollow?.();
        }}
      >
        {label ? <ReadAs label={label}>{children}</ReadAs> : children}
      </Link>
    </NavEntry>
  );
}

/** Shown as 「お知らせ 3」, read out as 「お知らせ（未読3件）」. An `aria-label` would have to contain the visible text exactly. */
const ReadAs = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <Box as="span" aria-hidden="true" display="inline-flex" alignItems="center" gap="1.5">
      {children}
    </Box>
    <VisuallyHidden>{label}</VisuallyHidden>
  </>
);
