import { Box, Flex, MenuIcon, STICKY_SCREEN } from '@portal/ui';
import type { ReactNode } from 'react';

/** For an element with a header and a page: what sticks to the top of the page stays below the header. */
export const belowHeader = {
  '--header': { base: 'calc(var(--strip) + 3.5rem)', md: 'calc(var(--strip) + 4rem)' },
};

/** The header without what depends on the customer, for the header itself and for the static skeleton. */
export const HeaderBar = ({ children }: { children: ReactNode }) => (
  <Flex
    as="header"
    align="center"
    gap={{ base: '1.5', md: '2', lg: '7' }}
    height={{ base: '14', md: '16' }}
    paddingInline={{ base: '2', md: '3', lg: '8' }}
    css={{ [STICKY_SCREEN]: { position: 'sticky', top: 'var(--strip)', zIndex: 'header' } }}
    bg="bg.panel"
    borderBottomWidth="1px"
    _print={{ display: 'none' }}
  >
    {children}
  </Flex>
);

/** Looks like the button that will replace it. */
export const MenuButtonPlaceholder = () => (
  <Flex boxSize="control" flexShrink="0" align="center" justify="center" color="fg.muted">
    <MenuIcon size={20} />
  </Flex>
);

/** As wide as it can become, so that the name beside it does not move when the count of unread news arrives. */
export const UnreadSlot = ({ children }: { children?: ReactNode }) => (
  <Flex marginInlineStart="auto" minWidth="4.25rem" flexShrink="0" justify="flex-end">
    {children}
  </Flex>
);

/** The name is shown where it fits beside everything that is still to arrive. */
const NAME_IN_HEADER = {
  // Its ten characters fit on a phone of 320 px, beside a scroll bar of 15 px.
  '@media (20rem <= width < 48rem)': {
    '& [data-brand-name]': { fontSize: 'clamp(0.8125rem, (100vw - 10.875rem - 15px) / 10, 1.1875rem)' },
  },
  // With a large font only the name or the logo fits.
  '@media (15rem <= width < 20rem)': { '& [data-brand-logo]': { display: 'none' } },
  '@media (min-width: 75.0625rem) and (width < 87.5rem)': { '& [data-brand-name]': { display: 'none' } },
};

/** The place of the portal's name; its child is the element. */
export const HomeLinkSlot = ({ children }: { children: ReactNode }) => (
  <Box
    asChild
    display="flex"
    alignItems="center"
    minHeight="control"
    minWidth="7"
    flexShrink={{ md: 0 }}
    textDecoration="none"
    css={NAME_IN_HEADER}
  >
    {children}
  </Box>
);
