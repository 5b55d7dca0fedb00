import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@portal/platform/text';
import type { ReactNode } from 'react';
import { trackPress } from '../action/track-press.ts';
import { Notice } from '../content/notice.tsx';
import { SimpleGrid, Stack } from '../layout/layout.ts';

const Panel = chakra('div', { base: { bg: 'bg.panel', borderWidth: '1px', borderRadius: { base: '10px', md: 'lg' } } });
// Back is on the left and first in reading order; on a small screen the primary action is on top.
const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column-reverse', md: 'row' },
    justifyContent: 'space-between',
    gap: '3',
    borderTopWidth: '1px',
    paddingInline: { base: '4', md: '6' },
    paddingBlock: '4',
    bg: 'bg.subtle',
    borderBottomRadius: 'inherit',
    '& > :only-child': { marginInlineStart: { md: 'auto' } },
  },
});

interface FormCardProps {
  children: ReactNode;
  /** The way back first, the one primary action last. */
  footer?: ReactNode;
}

/** A form, and the bar below it. */
export function FormCard({ children, footer }: FormCardProps) {
  return (
    <Panel>
      <Stack gap="5.5" padding={{ base: '4', md: '6' }}>
        {children}
      </Stack>
      {footer ? <Foot>{footer}</Foot> : null}
    </Panel>
  );
}

/** Fields that belong together: side by side from 768 px up. */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="4" rowGap="5.5">
    {children}
  </SimpleGrid>
);

interface ErrorSummaryProps {
  /** `name` is that of the field. */
  items: readonly { name: string; message: string }[];
}

/** The remaining errors, shown from two on; each entry leads to its field. */
export function ErrorSummary({ items }: ErrorSummaryProps) {
  if (items.length < 2) return null;
  return (
    <Notice tone="bad" title={t('validation.summaryTitle', { count: items.length })}>
      <ul>
        {items.map(({ name, message }) => (
          <li key={name}>
            <EntryButton
              type="button"
              onClick={(event) => {
                trackPress('button', event.currentTarget);
                focusField(name);
              }}
            >
              {message}
            </EntryButton>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

const EntryButton = chakra('button', {
  base: {
    color: 'fg.bad',
    textDecoration: 'underline',
    textAlign: 'start',
    cursor: 'pointer',
    minHeight: { base: 'control', md: '8' },
    wordBreak: 'auto-phrase',
  },
});

function focusField(name: string) {
  document.getElementsByName(name)[0]?.focus();
}
