import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@portal/platform/text';
import type { ReactNode } from 'react';
import { TextButton } from '../action/button.tsx';
import { Text } from '../layout/layout.ts';
import type { SuggestionState, SuggestionTexts } from './suggestion.ts';

interface ComboboxFootProps {
  state: SuggestionState;
  isEmpty: boolean;
  /** Loads the next suggestions; without it there are no more. */
  onMore: (() => void) | undefined;
  onRetry: () => void;
  texts: SuggestionTexts;
}

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

/** What follows the suggestions: more of them, or why there are none. */
export function ComboboxFoot({ state, isEmpty, onMore, onRetry, texts }: ComboboxFootProps): ReactNode {
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
