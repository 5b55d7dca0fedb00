import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@portal/platform/text';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { IconButton } from '../kit/action/icon-button.tsx';
import { useComposedText } from '../kit/field/use-composed-text.ts';
import { fieldControl } from '../kit/theme/control-styles.ts';
import { SearchIcon, XIcon } from '../kit/theme/icons.ts';

interface SearchFieldProps {
  label: string;
  /** The keyword of the list as it is shown now. */
  value: string;
  onSearch: (keyword: string) => void;
}

const WAIT_MS = 500;

const Frame = chakra('div', {
  base: {
    minWidth: 0,
    '& label': { display: 'block', fontSize: 'sm', fontWeight: 'bold', marginBottom: '1' },
    _print: { display: 'none' },
  },
});
const Wrap = chakra('div', {
  base: {
    position: 'relative',
    '& > svg': {
      position: 'absolute',
      insetInlineStart: '3',
      top: 0,
      bottom: 0,
      marginBlock: 'auto',
      boxSize: '5',
      color: 'fg.muted',
      pointerEvents: 'none',
    },
    '& > button': { position: 'absolute', insetInlineEnd: 0, top: 0 },
    // Always rendered: otherwise the first key press would insert its styles, and the browser would style the page
    // again.
    '&[data-empty] > button': { visibility: 'hidden' },
  },
});
const Control = chakra('input', {
  base: {
    ...fieldControl,
    paddingInlineStart: '10',
    paddingInlineEnd: '11',
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

/** A keyword field [5.29]: searches half a second after the last key, at once with Enter, never while composing. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const [isTyping, setIsTyping] = useState(false);
  const searched = useRef(value);
  const composed = useComposedText(text, (next) => {
    setText(next);
    setIsTyping(true);
  });

  // Shows a keyword that comes from the address (Back, a cleared filter), but never replaces text being typed.
  useEffect(() => {
    if (value === searched.current) return;
    searched.current = value;
    setText(value);
    setIsTyping(false);
  }, [value]);

  function search(keyword: string) {
    setIsTyping(false);
    const trimmed = keyword.trim();
    if (trimmed === searched.current) return;
    searched.current = trimmed;
    onSearch(trimmed);
  }
  const searchWhileTyping = useEffectEvent(search);

  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(() => searchWhileTyping(text), WAIT_MS);
    return () => clearTimeout(timer);
  }, [isTyping, text]);

  function clear() {
    setText('');
    search('');
    document.getElementById(id)?.focus();
  }

  return (
    <Frame>
      <label htmlFor={id}>{label}</label>
      <Wrap data-empty={text ? undefined : ''}>
        <SearchIcon />
        <Control
          {...composed}
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) search(text);
          }}
        />
        <IconButton label={t('common.clear')} icon={<XIcon />} onPress={clear} />
      </Wrap>
    </Frame>
  );
}
