import { Box, Flex } from '@portal/ui';
import { FORCED_COLORS } from '@portal/ui/host';
import type { ReactNode, Ref } from 'react';

const LOOKS = {
  bar: {
    // From 48 rem, where all items just fit, to the width with enough room.
    paddingInline: 'clamp(0.25rem, calc((100vw - 48rem) / 40), 0.75rem)',
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
  /** Beside other entries; the count lies over it. */
  iconInBar: { position: 'relative', minHeight: 'control', minWidth: '9', justifyContent: 'center' },
} as const;
export type NavLook = keyof typeof LOOKS;

/** The look of an entry of the main menu; its child is the element. */
export const NavEntry = ({ look, children }: { look: NavLook; children: ReactNode }) => (
  <Box asChild display="flex" alignItems="center" gap="1.5" color="fg" textDecoration="none" css={LOOKS[look]}>
    {children}
  </Box>
);

/** The focus mark lies inside the entry, because a scrolling menu would cut it off. */
const SCROLLING = {
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& a:focus-visible': { outlineOffset: '-3px', boxShadow: 'none' },
};

interface NavRowProps {
  as: 'nav' | 'div';
  'aria-label'?: string;
  look: 'bar' | 'list';
  isScrolling?: boolean;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** The entries of the main menu beside or below each other. */
export const NavRow = ({ look, isScrolling = false, ...props }: NavRowProps) => (
  <Flex
    direction={look === 'bar' ? 'row' : 'column'}
    gap={{ base: '1', md: '0.5', lg: '1' }}
    flexShrink={isScrolling ? '1' : '0'}
    minWidth={isScrolling ? '0' : undefined}
    alignSelf="stretch"
    alignItems="stretch"
    css={isScrolling ? SCROLLING : {}}
    {...props}
  />
);
