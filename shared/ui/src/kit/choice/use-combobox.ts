import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useInteractOutside } from '../action/use-interact-outside.ts';
import type { Option } from '../field/select-field.tsx';
import { effectOf } from './combobox-keys.ts';

const WAIT_MS = 500;

interface ComboboxOptions {
  entries: readonly Option[];
  /** Half a second after the last key, trimmed; '' once the list is closed. */
  onSearch: (keyword: string) => void;
  onChoose: (entry: Option) => void;
  /** The keyboard has reached the last entry. */
  onEnd: () => void;
  /** The field is left. */
  onLeave: () => void;
}

/** A text field that searches a list of suggestions. What is typed is never the value: only an entry is. */
export function useCombobox({ entries, onSearch, onChoose, onEnd, onLeave }: ComboboxOptions) {
  const rootRef = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** null: nothing has been typed since the list was opened. */
  const [typed, setTyped] = useState<string | null>(null);
  const [activeValue, setActiveValue] = useState<string | null>(null);
  // By value: other suggestions may arrive before Enter is pressed.
  const active = entries.findIndex(({ value }) => value === activeValue);

  // The shown name cannot be edited: typing begins with an empty field.
  useEffect(() => {
    const field = rootRef.current?.querySelector('input');
    if (!isOpen && field === document.activeElement) field?.select();
  }, [isOpen]);

  const search = useEffectEvent(onSearch);
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => search(typed.trim()), WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  function open() {
    setIsOpen(true);
    setActiveValue(null);
  }
  function close() {
    setIsOpen(false);
    setTyped(null);
    onSearch('');
  }
  function leave() {
    close();
    onLeave();
  }
  useInteractOutside(rootRef, isOpen, leave);

  function type(text: string) {
    open();
    setTyped(text);
  }
  function choose(entry: Option) {
    onChoose(entry);
    close();
  }

  function onKeyDown(event: KeyboardEvent) {
    // While an input method is composing, its keys choose candidates.
    if (event.nativeEvent.isComposing) return;
    const effect = effectOf(event.key, { isOpen, active, count: entries.length });
    if (effect === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (effect.kind === 'open') open();
    if (effect.kind === 'close') close();
    const entry = 'active' in effect ? entries[effect.active] : undefined;
    if (effect.kind === 'choose' && entry) choose(entry);
    if (effect.kind !== 'move' || !entry) return;
    setActiveValue(entry.value);
    if (effect.isAtEnd) onEnd();
  }
  return { rootRef, isOpen, typed, active, open, type, choose, onKeyDown };
}
