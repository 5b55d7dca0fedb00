import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import { Link, type To } from '@portal/shared/router';
import { trackPress } from './track-press.ts';

const group: SystemStyleObject = {
  display: { base: 'flex', md: 'inline-flex' },
  borderWidth: '1px',
  borderColor: 'border.field',
  borderRadius: 'md',
  bg: 'bg.panel',
  maxWidth: 'full',
};
const segment: SystemStyleObject = {
  flex: { base: '1 1 auto', md: '0 0 auto' },
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '2.625rem',
  paddingInline: { base: '2', md: '4' },
  paddingBlock: '1.5',
  color: 'fg',
  fontSize: 'ui',
  lineHeight: 'tight',
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
};
const chosen: SystemStyleObject = { bg: 'solid.brand', color: 'fg.onSolid', fontWeight: 'bold' };

interface TabLinksProps {
  /** What the links are, for those who do not see them side by side. */
  label: string;
  tabs: readonly { to: To; label: string; isCurrent: boolean }[];
}

const Tabs = chakra('nav', { base: { ...group, marginBottom: '5' } });
const Tab = chakra(Link, {
  base: {
    ...segment,
    '&:not(:last-child)': { borderInlineEndWidth: '1px' },
    _first: { borderStartRadius: '7px' },
    _last: { borderEndRadius: '7px' },
    '&[aria-current=page]': chosen,
    '&:not([aria-current]):hover': { bg: 'bg.brand' },
    '&:focus-visible': { position: 'relative', zIndex: 1 },
  },
});

/** The parts of a detail page; each has an address of its own. */
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

interface SegmentedFilterProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

const Fieldset = chakra('fieldset', {
  base: { minWidth: 0, '& legend': { fontSize: 'sm', fontWeight: 'bold', marginBottom: '1' } },
});
// On a phone they stand in the drawer, one below the other.
const Choices = chakra('div', { base: { ...group, flexDirection: { base: 'column', md: 'row' } } });
const Choice = chakra('label', {
  base: {
    ...segment,
    position: 'relative',
    justifyContent: { base: 'flex-start', md: 'center' },
    paddingInline: '4',
    '&:not(:last-child)': { borderBottomWidth: { base: '1px', md: 0 }, borderInlineEndWidth: { md: '1px' } },
    _first: { borderRadius: { base: '7px 7px 0 0', md: '7px 0 0 7px' } },
    _last: { borderRadius: { base: '0 0 7px 7px', md: '0 7px 7px 0' } },
    '&:has(:checked)': chosen,
    '&:hover:not(:has(:checked))': { bg: 'bg.brand' },
    '&:has(:focus-visible)': {
      outline: '3px solid {colors.focus}',
      outlineOffset: '2px',
      boxShadow: '0 0 0 2px {colors.focus.ring}',
      zIndex: 1,
    },
    // The radio is there for keyboard and assistive technology; the segment is what is seen.
    '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
  },
});

/** One of a few conditions, all visible. */
export function SegmentedFilter<Value extends string>({
  label,
  value,
  options,
  onChange,
}: SegmentedFilterProps<Value>) {
  return (
    <Fieldset>
      <legend>{label}</legend>
      <Choices>
        {options.map((option) => (
          <Choice key={option.value}>
            <input
              type="radio"
              name={label}
              checked={option.value === value}
              onChange={(event) => {
                trackPress('button', event.currentTarget, option.label);
                onChange(option.value);
              }}
            />
            {option.label}
          </Choice>
        ))}
      </Choices>
    </Fieldset>
  );
}
