import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@portal/platform/text';
import { type Ref, useId } from 'react';
import { FieldFrame, type FieldProps } from '../field/field.tsx';
import type { Option } from '../field/select-field.tsx';
import { InputControl } from '../field/text-field.tsx';
import { useComposedText } from '../field/use-composed-text.ts';
import { VisuallyHidden } from '../layout/layout.ts';
import { ChevronDownIcon } from '../theme/icons.ts';
import { ComboboxList, type Suggestion, type SuggestionState, type SuggestionTexts } from './combobox-list.tsx';
import { useCombobox } from './use-combobox.ts';

interface ComboboxFieldProps extends FieldProps {
  value: Option | null;
  onChange: (value: Option | null) => void;
  /** The loaded suggestions for the last keyword. */
  suggestions: readonly Suggestion[];
  state: SuggestionState;
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

const Root = chakra('div', {
  base: {
    position: 'relative',
    '& > svg': {
      position: 'absolute',
      insetInlineEnd: '3',
      top: 0,
      bottom: 0,
      marginBlock: 'auto',
      boxSize: '4.5',
      pointerEvents: 'none',
    },
  },
});

/** One of many, found by typing: suggestions are fetched for the keyword, and more of them while scrolling. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { value, onChange, suggestions, state, onSearch, onMore, onRetry, onOpen, noneLabel, found, texts } = props;
  const { name, ref, isDisabled, onBlur, ...frame } = props;
  const listId = useId();
  const entries: Suggestion[] = [{ value: '', label: noneLabel }, ...suggestions];
  const box = useCombobox({
    entries,
    onSearch,
    onChoose: (entry) => onChange(entry.value === '' ? null : { value: entry.value, label: entry.label }),
    onEnd: () => state === 'ready' && onMore?.(),
    onLeave: () => onBlur?.(),
  });
  const composed = useComposedText(box.typed ?? value?.label ?? noneLabel, (text) => {
    onOpen();
    box.type(text);
  });
  const isEmpty = suggestions.length === 0;
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <Root ref={box.rootRef}>
          <InputControl
            {...control}
            {...composed}
            ref={ref}
            name={name}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={box.isOpen}
            aria-controls={box.isOpen ? listId : undefined}
            aria-activedescendant={box.isOpen && box.active >= 0 ? `${listId}-${box.active}` : undefined}
            autoComplete="off"
            disabled={isDisabled}
            paddingInlineEnd="10"
            onFocus={(event) => event.currentTarget.select()}
            // Otherwise WebKit moves the caret to the pointer, after `click`.
            onMouseUp={(event) => !box.isOpen && event.preventDefault()}
            onClick={(event) => {
              if (box.isOpen) return;
              event.currentTarget.select();
              onOpen();
              box.open();
            }}
            onKeyDown={(event) => {
              onOpen();
              box.onKeyDown(event);
            }}
            onBlur={() => !box.isOpen && onBlur?.()}
          />
          <ChevronDownIcon />
          <VisuallyHidden role="status">
            {box.isOpen ? statusText({ state, isEmpty, found, texts }) : ''}
          </VisuallyHidden>
          {box.isOpen ? (
            <ComboboxList
              id={listId}
              label={frame.label}
              entries={entries}
              active={box.active}
              chosen={value?.value ?? ''}
              state={state}
              isEmpty={isEmpty}
              onChoose={box.choose}
              onMore={onMore}
              onRetry={onRetry}
              texts={texts}
            />
          ) : null}
        </Root>
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
