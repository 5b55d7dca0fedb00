import { t } from '@portal/platform/text';
import { type Ref, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { FieldFrame, type FieldProps } from '../field/field.tsx';
import type { Option } from '../field/select-field.tsx';
import { WithArrow } from '../field/with-arrow.tsx';
import { VisuallyHidden } from '../layout/layout.ts';
import { ComboboxControl } from './combobox-control.tsx';
import { ComboboxFoot } from './combobox-foot.tsx';
import type { Suggestion, SuggestionState, SuggestionTexts } from './suggestion.ts';

interface ComboboxFieldProps extends FieldProps {
  value: Option | null;
  onChange: (value: Option | null) => void;
  /** The loaded suggestions for the last keyword. */
  suggestions: readonly Suggestion[];
  state: SuggestionState;
  /** Half a second after the last key, trimmed; '' once the list is closed. */
  onSearch: (keyword: string) => void;
  /** Loads the next suggestions; without it there are no more. */
  onMore?: (() => void) | undefined;
  onRetry: () => void;
  /** Runs before the first suggestions are needed. */
  onOpen: () => void;
  /** The entry for no choice. */
  noneLabel: string;
  /** Read out when suggestions have arrived. */
  found: string;
  texts: SuggestionTexts;
  ref?: Ref<HTMLInputElement>;
}

/** The value of the entry for no choice: Ark marks none with an empty one. */
const NONE = 'none';
const WAIT_MS = 500;

/**
 * One of many, found by typing: suggestions are fetched for the keyword, and more of them while scrolling. What is typed
 * is never the value: only an entry is.
 */
export function ComboboxField(props: ComboboxFieldProps) {
  const { value, onChange, suggestions, state, onSearch, onMore, onRetry, onOpen, noneLabel, found, texts } = props;
  const { name, ref, isDisabled, onBlur, ...frame } = props;
  const [isOpen, setIsOpen] = useState(false);
  /** null: nothing has been typed since the list was opened. */
  const [typed, setTyped] = useState<string | null>(null);
  const entries = useMemo(() => [{ value: NONE, label: noneLabel }, ...suggestions], [noneLabel, suggestions]);
  const isEmpty = suggestions.length === 0;

  const search = useEffectEvent(onSearch);
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => search(typed.trim()), WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  function changeOpen(open: boolean) {
    setIsOpen(open);
    if (open) return onOpen();
    setTyped(null);
    onSearch('');
  }

  return (
    <FieldFrame {...frame}>
      {(control) => (
        <WithArrow>
          <ComboboxControl
            control={control}
            ref={ref}
            name={name}
            isDisabled={isDisabled}
            onBlur={onBlur}
            listLabel={frame.label}
            entries={entries}
            chosen={value?.value ?? NONE}
            onChoose={(chosen) => onChange(suggestions.find((entry) => entry.value === chosen) ?? null)}
            text={typed ?? value?.label ?? noneLabel}
            onText={setTyped}
            isTyped={typed !== null}
            onOpenChange={changeOpen}
            onEnd={() => state === 'ready' && onMore?.()}
            foot={<ComboboxFoot state={state} isEmpty={isEmpty} onMore={onMore} onRetry={onRetry} texts={texts} />}
          />
          <VisuallyHidden role="status">{isOpen ? statusText({ state, isEmpty, found, texts }) : ''}</VisuallyHidden>
        </WithArrow>
      )}
    </FieldFrame>
  );
}

interface Status {
  state: SuggestionState;
  isEmpty: boolean;
  found: string;
  texts: SuggestionTexts;
}

function statusText({ state, isEmpty, found, texts }: Status): string {
  if (state === 'loading') return t('common.loading');
  if (state === 'failed') return texts.failed;
  return isEmpty ? texts.empty : found;
}
