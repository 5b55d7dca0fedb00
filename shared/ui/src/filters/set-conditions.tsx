import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@portal/platform/text';
import { TextButton } from '../kit/action/button.tsx';
import { trackPress } from '../kit/action/track-press.ts';
import { Box, Flex, Text } from '../kit/layout/layout.ts';
import { TextSpan } from '../kit/layout/text-span.tsx';
import { useViewport } from '../kit/layout/use-viewport.ts';
import { XIcon } from '../kit/theme/icons.ts';

export interface Condition<Params> {
  /** Name and value, such as 部署 首都圏第一工事部. */
  label: string;
  /** The params without it. */
  without: Partial<Params>;
}

const Chips = chakra('ul', { base: { display: 'contents', listStyle: 'none' } });
const Chip = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '10',
    maxWidth: 'full',
    paddingInline: '3',
    borderRadius: 'md',
    bg: 'bg.brand',
    color: 'fg.brand',
    fontSize: 'sm',
    lineHeight: 'tight',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
    '& svg': { boxSize: '4', flexShrink: 0 },
  },
});

interface SetConditionsProps<Params> {
  conditions: readonly Condition<Params>[];
  /** A keyword or a segment counts, too. */
  isNarrowed: boolean;
  onRemove: (without: Partial<Params>) => unknown;
  onReset: () => unknown;
}

/** The conditions that are set, each with its way off; on a phone their number in one line. */
export function SetConditions<Params>({ conditions, isNarrowed, onRemove, onReset }: SetConditionsProps<Params>) {
  const reset = (
    <TextButton size="sm" onPress={onReset}>
      {t('filter.reset')}
    </TextButton>
  );
  if (useViewport() === 'mobile') {
    return conditions.length > 0 ? (
      <Flex align="center" justify="space-between" flex="1 0 100%">
        <Text tone="muted">{t('filter.activeLine', { count: conditions.length })}</Text>
        {reset}
      </Flex>
    ) : null;
  }
  if (!isNarrowed) return null;
  return (
    <Flex align="center" wrap="wrap" gap="2" flex="1 1 0" minWidth="0">
      {conditions.length > 0 ? (
        <Chips aria-label={t('filter.conditions')}>
          {conditions.map(({ label, without }) => (
            <chakra.li key={label} maxWidth="full">
              <Chip
                type="button"
                aria-label={t('filter.remove', { condition: label })}
                onClick={(event) => {
                  // The condition may be a name of the customer's.
                  trackPress('button', event.currentTarget, t('filter.removeName'));
                  onRemove(without);
                }}
              >
                <TextSpan>{label}</TextSpan>
                <XIcon />
              </Chip>
            </chakra.li>
          ))}
        </Chips>
      ) : null}
      <Box marginInlineStart={conditions.length > 0 ? undefined : '-2'}>{reset}</Box>
    </Flex>
  );
}
