import { chakra } from '@chakra-ui/react';
import { t } from '@portal/platform/text';
import { type ClipboardEvent, type HTMLAttributes, type KeyboardEvent, type Ref, useRef } from 'react';
import { FieldFrame, type FieldProps } from '../field/field.tsx';
import { useComposedText } from '../field/use-composed-text.ts';
import { VisuallyHidden } from '../layout/layout.ts';
import { Chip } from './chip.tsx';
import { type ChipRule, type Chips, chipsFinished, chipsReturned, chipsTyped, chipsWithout } from './chip-list.ts';
import { useChipAnnouncements } from './use-chip-announcements.ts';
import { useChipFocus } from './use-chip-focus.ts';

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
  const box = useRef<HTMLDivElement>(null);
  const announcement = useChipAnnouncements(value);
  const keepFocus = useChipFocus(box, value.chips);
  const composed = useComposedText(value.text, (text) => change(chipsTyped(rule, value, text)));

  function change(next: Chips) {
    // The typed value exists already.
    if (value.text && next.text === '' && next.chips.length === value.chips.length) announcement.sayKnown();
    onChange(next);
  }
  function remove(index: number) {
    keepFocus(index);
    onChange(chipsWithout(value, index));
  }
  function edit(index: number) {
    onChange(chipsReturned(rule, value, index));
    box.current?.querySelector('input')?.focus();
  }
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text');
    // An input would drop the line breaks, which separate the values.
    if (![...pasted.trim()].some((character) => rule.separator.test(character))) return;
    event.preventDefault();
    change(chipsFinished(rule, { ...value, text: `${value.text} ${pasted}` }));
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const isFinishing = event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey);
    if (isFinishing && value.text !== '') {
      // Enter in the empty field sends the form; Tab goes on in any case.
      if (event.key === 'Enter') event.preventDefault();
      change(chipsFinished(rule, value));
    }
    if (event.key === 'Backspace' && value.text === '' && value.chips.length > 0)
      onChange(chipsWithout(value, value.chips.length - 1));
  }

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
          <VisuallyHidden role="status">{announcement.text}</VisuallyHidden>
        </Box>
      )}
    </FieldFrame>
  );
}
