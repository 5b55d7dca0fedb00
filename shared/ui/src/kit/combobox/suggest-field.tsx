import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { FieldFrame, type FieldProps } from '../field/field.tsx';
import { InputControl } from '../field/text-field.tsx';
import { useComposedText } from '../field/use-composed-text.ts';
import { highlightedStyle } from '../theme/forced-colors.ts';

export interface SuggestFieldProps extends FieldProps {
  value: string;
  onChange: (text: string) => void;
  /** For the current text, the best first. */
  suggestions: readonly string[];
  /** What the list of suggestions is called. */
  listLabel: string;
  onChoose: (index: number) => void;
  /** How many suggestions there are, or why none. Its line is always kept free. */
  status: string;
  ref?: Ref<HTMLInputElement>;
}

const Place = chakra('div', { base: { position: 'relative' } });
const List = chakra('ul', {
  base: {
    position: 'absolute',
    top: 'calc(100% + 4px)',
    insetInline: 0,
    zIndex: 'menu',
    maxHeight: '18rem',
    overflowY: 'auto',
    paddingBlock: '1',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'md',
    boxShadow: 'floating',
  },
});
const Choice = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'control',
    paddingInline: '3',
    paddingBlock: '1.5',
    cursor: 'pointer',
    '&:hover': { bg: 'bg.neutral' },
    '&[aria-selected=true]': {
      ...highlightedStyle,
      color: 'fg.brand',
      boxShadow: 'inset 3px 0 0 {colors.solid.brand}',
    },
  },
});
const Status = chakra('p', {
  base: { minHeight: '1.5rem', marginTop: '1', fontSize: 'sm', lineHeight: '1.5rem', color: 'fg.muted' },
});

/** A text field that suggests; what is typed counts, whether a suggestion is chosen or not. */
export function SuggestField({
  value,
  onChange,
  suggestions,
  listLabel,
  onChoose,
  status,
  onBlur,
  isDisabled,
  name,
  ref,
  ...frame
}: SuggestFieldProps) {
  const listId = useId();
  const { isOpen, active, want, close, choose, onKeyDown } = useChoice(suggestions.length, onChoose);
  const composed = useComposedText(value, (text) => {
    want(null);
    onChange(text);
  });

  return (
    <div>
      <FieldFrame {...frame}>
        {(control) => (
          <Place>
            <InputControl
              {...control}
              {...composed}
              ref={ref}
              name={name}
              disabled={isDisabled}
              autoComplete="off"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={isOpen ? listId : undefined}
              aria-activedescendant={active === null ? undefined : `${listId}-${active}`}
              onKeyDown={onKeyDown}
              onBlur={() => {
                close();
                onBlur?.();
              }}
            />
            {isOpen ? (
              <Suggestions id={listId} label={listLabel} active={active} onChoose={choose}>
                {suggestions}
              </Suggestions>
            ) : null}
          </Place>
        )}
      </FieldFrame>
      <Status role="status">{status}</Status>
    </div>
  );
}

interface SuggestionsProps {
  id: string;
  label: string;
  active: number | null;
  onChoose: (index: number) => void;
  children: readonly string[];
}

function Suggestions({ id, label, active, onChoose, children }: SuggestionsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (active !== null) list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <List id={id} ref={list} role="listbox" aria-label={label}>
      {children.map((suggestion, index) => (
        <Choice
          key={suggestion}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          // The focus and the caret stay in the field.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onMouseUp={(event) => event.preventDefault()}
          onClick={() => onChoose(index)}
        >
          {suggestion}
        </Choice>
      ))}
    </List>
  );
}

/** Whether the list is open, and which of its suggestions the arrow keys have reached. */
function useChoice(count: number, onChoose: (index: number) => void) {
  const [isWanted, setIsWanted] = useState(false);
  const [reached, setReached] = useState<number | null>(null);
  const isOpen = isWanted && count > 0;
  const active = isOpen && reached !== null && reached < count ? reached : null;

  const want = (index: number | null) => {
    setIsWanted(true);
    setReached(index);
  };
  const close = () => {
    setIsWanted(false);
    setReached(null);
  };
  const choose = (index: number) => {
    close();
    onChoose(index);
  };

  function onKeyDown(event: KeyboardEvent) {
    // While an input method is composing, these keys are its own.
    if (event.nativeEvent.isComposing) return;
    const next = nextActive(event.key, active, count);
    if (next !== undefined && count > 0) want(next);
    else if (event.key === 'Enter' && active !== null) choose(active);
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return { isOpen, active, want, close, choose, onKeyDown };
}

/** The next suggestion by an arrow key, in a ring; undefined for other keys. */
function nextActive(key: string, active: number | null, count: number): number | undefined {
  if (key === 'ArrowDown') return active === null ? 0 : (active + 1) % count;
  if (key === 'ArrowUp') return ((active ?? 0) - 1 + count) % count;
  return undefined;
}
