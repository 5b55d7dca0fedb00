import type { NumberedEstimate } from '@portal/queries/estimate-number';
import { Box, Flex, LinkButton, MailIcon, Text, useViewport } from '@portal/ui';
import { canShare, selectedOf, selectionOf } from '#estimates/estimate/estimate-selection.ts';
import { shareSteps } from '#estimates/share/share-steps.ts';
import { stepPath } from '#steps/steps.ts';
import { t } from '#text/t.ts';
import { SelectBox } from './select-box.tsx';

interface ShareBarProps {
  orderId: string;
  estimates: readonly NumberedEstimate[];
  selectedIds: readonly string[];
  onToggleAll: () => void;
}

/** What is selected, and the link to share it by mail. It is always shown, so that nothing moves. */
export function ShareBar({ orderId, estimates, selectedIds, onToggleAll }: ShareBarProps) {
  const isPhone = useViewport() === 'mobile';
  if (!estimates.some(canShare)) return null;
  const count = selectedOf(estimates, selectedIds).length;
  return (
    <Flex
      align="center"
      columnGap="3"
      minHeight="4rem"
      paddingInline={{ base: '4', md: '5' }}
      paddingBlock="2.5"
      borderTopWidth="1px"
      bg="bg.subtle"
      fontSize="sm"
      _print={{ display: 'none' }}
    >
      <Box marginInlineStart={isPhone ? '-2' : undefined}>
        <SelectBox
          label={t('share.selectAll')}
          isLabelHidden={isPhone && count > 0}
          selection={selectionOf(estimates, selectedIds)}
          onToggle={onToggleAll}
        />
      </Box>
      <Text tone="muted" role="status">
        {count > 0 ? t('share.selected', { count }) : null}
      </Text>
      <Box marginInlineStart="auto">
        <LinkButton
          size="sm"
          icon={<MailIcon />}
          // With a selection the next step is the addresses.
          to={stepPath(shareSteps(orderId), count > 0 ? 1 : 0)}
        >
          {isPhone ? t('share.short') : t('estimate.share')}
        </LinkButton>
      </Box>
    </Flex>
  );
}
