import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@portal/platform/text';
import type { HTMLAttributes, Ref } from 'react';
import { FieldFrame, type FieldProps } from '../field/field.tsx';
import { VisuallyHidden } from '../layout/layout.ts';
import { Chip } from './chip.tsx';
import type { ChipRule, Chips } from './chip-list.ts';
import { useChips } from './use-chips.ts';

export { type ChipRule, type Chips, chipsFinished } from './chip-list.ts';

interface ChipsFieldProps extends FieldProps {
  value: Chips;
  onChange: (value: Chips) => void;
  rule: ChipRule;
  isWrong: (chip: string) => boolean;
  autoComplete?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  ref?: Ref<HTMLInputElement>;
}

const Box = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'start',
    gap: '2',
    // Two rows from the start, so that the first chips move nothing.
    minHeight: '6.25rem',
    padding: '2',
    borderWidth: '1px',
    borderColor: 'border.field',
    borderRadius: 'md',
    bg: 'bg.panel',
    cursor: 'text',
    '&:has(input[aria-invalid=true])': { borderColor: 'solid.bad', borderWidth: '2px', padding: '0.4375rem' },
    // The box is the visible field, so it has the focus mark.
    '&:has(> input:focus-visible)': {
      outline: '3px solid {colors.focus}',
      outlineOffset: '2px',
      boxShadow: '0 0 0 2px {colors.focus.ring}',
    },
  },
});
const Input = chakra('input', {
  base: {
    flex: '1 1 10rem',
    minWidth: 0,
    minHeight: { base: 'control', md: '9' },
    paddingInline: '1',
    bg: 'transparent',
    color: 'fg',
    // Below 16 px iOS zooms the page when the field is focused.
    fontSize: 'md',
    _focusVisible: { outline: 'none', boxShadow: 'none' },
  },
});

/**
 * Several values in one field. A separator, Enter or Tab finishes one. Leaving by mouse does not: the field would grow
 * and move the button that is being pressed.
 */
export function ChipsField({
  value,
  onChange,
  rule,
  isWrong,
  name,
  isDisabled = false,
  onBlur,
  autoComplete,
  inputMode,
  ref,
  ...frame
}: ChipsFieldProps) {
  const { box, announcement, composed, remove, edit, paste, press } = useChips({ value, onChange, rule });

  return (
    <FieldFrame {...frame}>
      {(control) => (
        <Box
          ref={box}
          onClick={(event) => {
            if (event.target === event.currentTarget) event.currentTarget.querySelector('input')?.focus();
          }}
        >
          <chakra.ul display="contents" aria-label={t('chips.list', { label: frame.label })}>
            {value.chips.map((chip, index) => (
              <Chip
                key={chip}
                isWrong={isWrong(chip)}
                isDisabled={isDisabled}
                onEdit={() => edit(index)}
                onRemove={() => remove(index)}
              >
                {chip}
              </Chip>
            ))}
          </chakra.ul>
          <Input
            {...control}
            {...composed}
            ref={ref}
            name={name}
            disabled={isDisabled}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            inputMode={inputMode}
            onPaste={paste}
            onKeyDown={press}
            onBlur={onBlur}
          />
          <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        </Box>
      )}
    </FieldFrame>
  );
}
