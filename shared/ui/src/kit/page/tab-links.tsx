import { chakra } from '@chakra-ui/react/styled-system';
import { Link, type To } from '@portal/platform/router';
import { trackPress } from '../action/track-press.ts';
import { chosenSegment, segment, segmentGroup } from '../theme/segment-styles.ts';

interface TabLinksProps {
  /** The accessible name of the group. */
  label: string;
  tabs: readonly { to: To; label: string; isCurrent: boolean }[];
}

const Tabs = chakra('nav', { base: { ...segmentGroup, marginBottom: '5', _print: { display: 'none' } } });
const Tab = chakra(Link, {
  base: {
    ...segment,
    '&:not(:last-child)': { borderInlineEndWidth: '1px' },
    _first: { borderStartRadius: '7px' },
    _last: { borderEndRadius: '7px' },
    '&[aria-current=page]': chosenSegment,
    '&:not([aria-current]):hover': { bg: 'bg.brand' },
    '&:focus-visible': { position: 'relative', zIndex: 1 },
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
          onClick={(event) => trackPress('link', event.currentTarget)}
        >
          {tab.label}
        </Tab>
      ))}
    </Tabs>
  );
}
