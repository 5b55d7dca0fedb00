import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { useComposedText } from '../field/use-composed-text.ts';
import { type ChipRule, type Chips, chipsFinished, chipsReturned, chipsTyped, chipsWithout } from './chip-list.ts';
import { useChipAnnouncements } from './use-chip-announcements.ts';
import { useChipFocus } from './use-chip-focus.ts';

interface ChipsOptions {
  value: Chips;
  onChange: (value: Chips) => void;
  rule: ChipRule;
}

/** What typing, keys, pasting and the buttons of the chips do. */
export function useChips({ value, onChange, rule }: ChipsOptions) {
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
  return { box, announcement: announcement.text, composed, remove, edit, paste, press };
}
