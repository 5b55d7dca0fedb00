import { chakra } from '@chakra-ui/react/styled-system';
import { Link, type To } from '@portal/platform/router';
import type { ReactNode } from 'react';
import { trackPress } from '../action/track-press.ts';
import { NARROWEST_SCREEN } from '../theme/breakpoints.ts';

interface TabLinksProps {
  /** The accessible name of the group. */
  label: string;
  tabs: readonly {
    to: To;
    label: string;
    /** How many things the tab has: a number, or nothing while that is unknown. */
    count?: ReactNode;
    /** A word for what is new there, or nothing: it shows as a dot, which moves nothing when it comes late. */
    mark?: ReactNode;
    isCurrent: boolean;
  }[];
}

const Tabs = chakra('nav', {
  base: {
    display: 'flex',
    borderBottomWidth: '1px',
    marginBottom: '5',
    [NARROWEST_SCREEN]: { flexWrap: 'wrap' },
    _print: { display: 'none' },
  },
});
const Tab = chakra(Link, {
  base: {
    position: 'relative',
    flex: { base: '1 1 0', md: '0 1 auto' },
    // Beside a very long name, a short one is not broken into single characters.
    minWidth: '4em',
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: '2',
    minHeight: 'control',
    paddingInline: { base: '1', md: '4' },
    paddingTop: '2',
    // The line below the current tab takes its place from here: its name stays where the others are.
    paddingBottom: 'calc(0.5rem + 3px)',
    marginBottom: '-1px',
    color: 'fg',
    fontSize: { base: 'xs', md: 'ui' },
    lineHeight: 'tight',
    textAlign: 'center',
    wordBreak: 'auto-phrase',
    textDecoration: 'none',
    _hover: { color: 'fg.brand' },
    // A border, which contrast themes keep.
    '&[aria-current=page]': {
      paddingBottom: '2',
      borderBottomWidth: '3px',
      borderBottomColor: 'solid.brand',
      color: 'fg.brand',
      fontWeight: 'bold',
    },
    '&:focus-visible': { zIndex: 1 },
  },
});
const Count = chakra('span', {
  base: {
    paddingInline: '2',
    borderRadius: 'full',
    bg: 'bg.neutral',
    fontSize: 'xs',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: '1.6',
    _empty: { display: 'none' },
    '[aria-current=page] > &': { bg: 'solid.brand', color: 'fg.onSolid' },
  },
});

const Mark = chakra('span', {
  base: {
    position: 'absolute',
    top: '1',
    insetInlineEnd: '1',
    // A border, which contrast themes keep.
    borderWidth: '5px',
    borderColor: 'solid.bad',
    borderRadius: 'full',
    _empty: { display: 'none' },
  },
});

/** The parts of a detail page; each has its own address. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  return (
    <Tabs aria-label={label}>
      {tabs.map((tab) => (
        <Tab
          key={tab.label}
          to={tab.to}
          aria-current={tab.isCurrent ? 'page' : undefined}
          onClick={(event) => trackPress('link', event.currentTarget, tab.label)}
        >
          <span>{tab.label}</span>
          {tab.count === undefined ? null : <Count>{tab.count}</Count>}
          {tab.mark === undefined ? null : <Mark>{tab.mark}</Mark>}
        </Tab>
      ))}
    </Tabs>
  );
}
