import { createListCollection } from '@chakra-ui/react/collection';
import { Combobox, useCombobox } from '@chakra-ui/react/combobox';
import { type ReactNode, type Ref, type RefObject, type UIEvent, useId, useMemo, useRef, useState } from 'react';
import type { ControlProps, FieldProps } from '../field/field.tsx';
import { InputControl } from '../field/text-field.tsx';
import { useComposedText } from '../field/use-composed-text.ts';
import { Look, Note, Popup } from './combobox-look.ts';
import type { Suggestion } from './suggestion.ts';
import { useCaret } from './use-caret.ts';

interface ComboboxControlProps extends Pick<FieldProps, 'name' | 'isDisabled' | 'onBlur'> {
  control: ControlProps;
  ref: Ref<HTMLInputElement> | undefined;
  listLabel: string;
  entries: readonly Suggestion[];
  onChoose: (value: string) => void;
  text: string;
  /** Runs once an input method has ended its composition. */
  onText: (text: string) => void;
  onOpenChange?: (isOpen: boolean) => void;
  /** The customer is near the end of the list. */
  onEnd?: (() => void) | undefined;
  /** An entry is to be chosen, and this one is; without it, the text is the value. */
  chosen?: string;
  /** The text is what the customer types, not the name of what is chosen. */
  isTyped: boolean;
  /** Below the entries. */
  foot?: ReactNode;
}

/** The pixels before the end of the list at which the next entries are asked for. */
const NEAR_END = 96;
const isNearEnd = ({ scrollTop, clientHeight, scrollHeight }: Element): boolean =>
  scrollTop + clientHeight >= scrollHeight - NEAR_END;

/** A text field with a list of entries below it: Ark's combobox. */
export function ComboboxControl(props: ComboboxControlProps) {
  const { control, listLabel, entries, onEnd, chosen, foot } = props;
  const isForChoosing = chosen !== undefined;
  const rootRef = useRef<HTMLDivElement>(null);
  const { combobox, isOpen, listLabelId, ...typing } = useList(props, rootRef);
  const isShown = isOpen && (entries.length > 0 || foot !== undefined);

  return (
    <Combobox.RootProvider value={combobox} recipe={{ slots: [] }} lazyMount unmountOnExit asChild>
      <Look ref={rootRef}>
        <Combobox.Control>
          <Combobox.Input asChild>
            <InputControl
              {...control}
              ref={props.ref}
              name={props.name}
              aria-expanded={isShown}
              paddingInlineEnd={isForChoosing ? '10' : undefined}
              {...typing}
              onKeyDown={(event) => {
                if (event.nativeEvent.isComposing) return;
                // Ark would take the typed text away.
                const isUnmarked = isForChoosing && isOpen && combobox.highlightedValue === null;
                if (event.key === 'Enter' && isUnmarked) event.preventDefault();
                // Ark hears Escape only a frame after the list has opened.
                if (event.key === 'Escape') combobox.setOpen(false);
              }}
              onFocus={(event) => isForChoosing && event.currentTarget.select()}
              onBlur={props.onBlur}
            />
          </Combobox.Input>
        </Combobox.Control>
        <Combobox.Positioner hidden={!isShown}>
          <Popup>
            <span id={listLabelId} hidden>
              {listLabel}
            </span>
            <Combobox.Content onScroll={(event: UIEvent) => isNearEnd(event.currentTarget) && onEnd?.()}>
              {entries.map((entry) => (
                <Combobox.Item
                  key={entry.value}
                  item={entry}
                  aria-selected={isForChoosing ? entry.value === chosen : undefined}
                >
                  <span>{entry.label}</span>
                  {entry.note ? <Note>{entry.note}</Note> : null}
                </Combobox.Item>
              ))}
            </Combobox.Content>
            {foot}
          </Popup>
        </Combobox.Positioner>
      </Look>
    </Combobox.RootProvider>
  );
}

/** Ark's list, open while the customer types or chooses. */
function useList(props: ComboboxControlProps, rootRef: RefObject<HTMLDivElement | null>) {
  const { control, entries, onChoose, text, onText, onOpenChange, onEnd, chosen, isTyped } = props;
  const isForChoosing = chosen !== undefined;
  const listLabelId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { value, onChange, onCompositionEnd } = useComposedText(text, (next) => {
    // A fast typist is past the first letter before the list opens.
    keepCaret();
    onText(next);
    combobox.setOpen(true);
  });
  const collection = useMemo(
    () => createListCollection({ items: entries, itemToString: ({ label }) => label }),
    [entries],
  );
  const keepCaret = useCaret(rootRef, isOpen, isTyped);

  const combobox = useCombobox({
    ids: { input: control.id, label: listLabelId },
    collection,
    // The form has the value. If Ark had it, it would announce "selected", in English, on Apple's devices.
    value: [],
    inputValue: value,
    selectionBehavior: 'preserve',
    allowCustomValue: !isForChoosing,
    openOnClick: isForChoosing,
    // Opening moves the caret: not while an input method composes.
    openOnChange: false,
    loopFocus: !isForChoosing,
    // Not centred: a list that was hidden has no width yet.
    positioning: { placement: 'bottom-start', gutter: 6 },
    disabled: props.isDisabled ?? false,
    // Ark would report a press only after the close, when the entries may be others.
    closeOnSelect: false,
    onSelect({ itemValue }) {
      onChoose(itemValue);
      combobox.setOpen(false);
    },
    onOpenChange({ open }) {
      keepCaret();
      setIsOpen(open);
      onOpenChange?.(open);
    },
    onHighlightChange: ({ highlightedValue }) => highlightedValue === collection.lastValue && onEnd?.(),
    // The buttons below the entries are not part of the list.
    onInteractOutside(event) {
      const { target } = event.detail.originalEvent;
      if (target instanceof Node && rootRef.current?.contains(target)) event.preventDefault();
    },
  });
  return { combobox, isOpen, listLabelId, onChange, onCompositionEnd };
}
