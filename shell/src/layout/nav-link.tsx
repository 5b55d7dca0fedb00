import { Link } from '@portal/shared/router';
import { Box, FORCED_COLORS, trackPress, VisuallyHidden } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { usePortal } from '#portal/portal.ts';
import { warm } from '#portal/warm.ts';

interface NavLinkProps {
  to: string;
  isCurrent: boolean;
  /** The link's name, if its content is not enough. */
  label?: string | undefined;
  look: keyof typeof LOOKS;
  onFollow?: (() => void) | undefined;
  children: ReactNode;
}

const LOOKS = {
  bar: {
    // From 768 px, where all items just fit, up to the width with plenty of room.
    paddingInline: 'clamp(0.25rem, calc((100vw - 768px) / 40), 0.75rem)',
    fontSize: { base: 'sm', lg: 'ui' },
    paddingTop: '3px',
    borderBottomWidth: '3px',
    borderColor: 'transparent',
    whiteSpace: 'nowrap',
    flexShrink: 0,
    _hover: { color: 'fg.link' },
    '&[aria-current]': { borderColor: 'solid.brand', fontWeight: 'bold', color: 'fg.brand' },
    [FORCED_COLORS]: { '&:not([aria-current])': { borderColor: 'Canvas' } },
  },
  list: {
    minHeight: 'control',
    paddingInline: '3',
    fontSize: 'ui',
    borderRadius: 'md',
    '&[aria-current]': { bg: 'bg.brand', fontWeight: 'bold', color: 'fg.brand' },
  },
  icon: { minHeight: 'control', minWidth: 'control', justifyContent: 'center', gap: '1', paddingInline: '1' },
} as const;

/** A link of the main menu. Hovering over it loads its page early. */
export function NavLink({ to, isCurrent, label, look, onFollow, children }: NavLinkProps) {
  const portal = usePortal();
  const prepare = () => void warm(portal, to);
  return (
    <Box asChild display="flex" alignItems="center" gap="1.5" color="fg" textDecoration="none" css={LOOKS[look]}>
      <Link
        to={to}
        aria-current={isCurrent ? 'page' : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => {
          trackPress('link', event.currentTarget, label);
          onFollow?.();
        }}
      >
        {label ? <ReadAs label={label}>{children}</ReadAs> : children}
      </Link>
    </Box>
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
