import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@portal/platform/text';
import { type ReactNode, type UIEvent, useEffect, useRef } from 'react';
import { TextButton } from '../action/button.tsx';
import type { Option } from '../field/select-field.tsx';
import { Text } from '../layout/layout.ts';
import { highlightedStyle } from '../theme/forced-colors.ts';

export interface Suggestion extends Option {
  /** What distinguishes it from others with the same name. */
  note?: string;
}

/** What is known about the suggestions; `loading` and `failed` may also concern only the next ones. */
export type SuggestionState = 'loading' | 'failed' | 'ready';

export interface SuggestionTexts {
  empty: string;
  failed: string;
  more: string;
}

interface ComboboxListProps {
  id: string;
  label: string;
  entries: readonly Suggestion[];
  active: number;
  chosen: string;
  state: SuggestionState;
  isEmpty: boolean;
  onChoose: (entry: Suggestion) => void;
  /** Loads the next suggestions; without it there are no more. */
  onMore: (() => void) | undefined;
  onRetry: () => void;
  texts: SuggestionTexts;
}

const Popup = chakra('div', {
  base: {
    position: 'absolute',
    top: 'calc(100% + 6px)',
    insetInline: 0,
    zIndex: 'menu',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.field',
    borderRadius: 'md',
    boxShadow: 'floating',
    overflow: 'hidden',
  },
});
const List = chakra('ul', {
  base: { maxHeight: '18rem', overflowY: 'auto', overscrollBehavior: 'contain', paddingBlock: '1' },
});
const Entry = chakra('li', {
  base: {
    paddingInline: '3',
    paddingBlock: '2',
    minHeight: 'control',
    lineHeight: '1.5',
    cursor: 'pointer',
    '&:hover': { bg: 'bg.subtle' },
    '&[aria-selected=true]': { fontWeight: 'bold' },
  },
  // Colour alone would be too weak for the one entry that Enter chooses.
  variants: { isActive: { true: { ...highlightedStyle, boxShadow: 'inset 4px 0 0 {colors.solid.brand}' } } },
});
const Note = chakra('span', { base: { display: 'block', fontSize: 'sm', fontWeight: 'normal', color: 'fg.muted' } });
const Foot = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: '3',
    minHeight: 'control',
    paddingInline: '3',
    borderTopWidth: '1px',
    fontSize: 'sm',
    color: 'fg.muted',
  },
});

/** The pixels before the end of the list at which the next suggestions are fetched. */
const NEAR_END = 96;
const isNearEnd = ({ scrollTop, clientHeight, scrollHeight }: Element): boolean =>
  scrollTop + clientHeight >= scrollHeight - NEAR_END;

export function ComboboxList(props: ComboboxListProps) {
  const { id, label, entries, active, chosen, onChoose, onMore } = props;
  const listRef = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (active >= 0) listRef.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  const loadAhead = (event: UIEvent) => {
    if (isNearEnd(event.currentTarget)) onMore?.();
  };
  return (
    <Popup>
      {entries.length > 0 ? (
        <List ref={listRef} id={id} role="listbox" aria-label={label} onScroll={loadAhead}>
          {entries.map((entry, index) => (
            <Entry
              key={entry.value}
              id={`${id}-${index}`}
              role="option"
              aria-selected={entry.value === chosen}
              isActive={index === active}
              // The focus and the caret stay in the text field.
              onMouseDown={(event) => event.preventDefault()}
              onMouseUp={(event) => event.preventDefault()}
              onClick={() => onChoose(entry)}
            >
              <span>{entry.label}</span>
              {entry.note ? <Note>{entry.note}</Note> : null}
            </Entry>
          ))}
        </List>
      ) : null}
      <ListFoot {...props} />
    </Popup>
  );
}

/** What follows the suggestions: more of them, or why there are none. */
function ListFoot({ state, isEmpty, onMore, onRetry, texts }: ComboboxListProps): ReactNode {
  if (state === 'loading') return <Foot>{t('common.loading')}</Foot>;
  if (state === 'failed') {
    return (
      <Foot>
        <Text color="fg.bad">{texts.failed}</Text>
        <TextButton size="sm" onPress={onRetry}>
          {t('common.retry')}
        </TextButton>
      </Foot>
    );
  }
  if (isEmpty) return <Foot>{texts.empty}</Foot>;
  if (!onMore) return null;
  return (
    <Foot>
      <TextButton size="sm" onPress={onMore}>
        {texts.more}
      </TextButton>
    </Foot>
  );
}
