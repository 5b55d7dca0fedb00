import type { NumberedEstimate } from '@portal/queries/estimate-number';
import { Box, Flex, LinkButton, MailIcon, SecondaryButton, STICKY_SCREEN, Text, useViewport } from '@portal/ui';
import { canShare, selectedOf, selectionOf } from '#estimates/estimate/estimate-selection.ts';
import { type RejectSeveral, rejectable } from '#estimates/reject-several/use-reject-several.tsx';
import { shareSteps } from '#estimates/share/share-steps.ts';
import { stepPath } from '#steps/steps.ts';
import { t } from '#text/t.ts';
import { SelectBox } from './select-box.tsx';

interface SelectionBarProps {
  orderId: string;
  estimates: readonly NumberedEstimate[];
  selectedIds: readonly string[];
  onToggleAll: () => void;
  /** An answer is being sent. */
  isLocked: boolean;
  rejectSeveral: RejectSeveral;
}

/**
 * What is selected, and what can be done with it. It is always at the foot of the list, so that nothing moves; on a
 * phone, with a selection or with a rejection to take back, it is at the foot of the screen until its place comes into
 * view.
 */
export function SelectionBar({ orderId, estimates, selectedIds, onToggleAll, ...answers }: SelectionBarProps) {
  const isPhone = useViewport() === 'mobile';
  if (!estimates.some(canShare)) return null;
  const selected = selectedOf(estimates, selectedIds);
  const count = selected.length;
  const { pendingCount } = answers.rejectSeveral;
  const isDocked = isPhone && (count > 0 || pendingCount > 0);
  return (
    <Flex
      css={isDocked ? { [STICKY_SCREEN]: { position: 'sticky', bottom: 'var(--barred)', zIndex: 1 } } : undefined}
      align="center"
      wrap="wrap"
      columnGap="3"
      rowGap="2"
      minHeight={{ base: '6.75rem', md: '4rem' }}
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
          isLabelHidden={isDocked}
          selection={selectionOf(estimates, selectedIds)}
          onToggle={onToggleAll}
        />
      </Box>
      <Text tone="muted" role="status">
        {pendingCount > 0
          ? t('rejectSeveral.pending', { count: pendingCount })
          : count > 0
            ? t('share.selected', { count })
            : null}
      </Text>
      <Flex
        wrap="wrap"
        gap="2"
        marginInlineStart="auto"
        css={{ '& > *': { flexGrow: { base: 1, md: 0 } } }}
        width={{ base: 'full', md: 'auto' }}
      >
        <RejectButton selected={selected} {...answers} />
        <LinkButton
          size="sm"
          icon={isPhone ? undefined : <MailIcon />}
          // With a selection the next step is the addresses.
          to={stepPath(shareSteps(orderId), count > 0 ? 1 : 0)}
        >
          {isPhone ? t('share.short') : t('estimate.share')}
        </LinkButton>
      </Flex>
    </Flex>
  );
}

interface RejectButtonProps extends Pick<SelectionBarProps, 'isLocked' | 'rejectSeveral'> {
  selected: readonly NumberedEstimate[];
}

/** Asks, and then takes back: one button, so that the keyboard's focus stays on it. */
function RejectButton({ selected, isLocked, rejectSeveral }: RejectButtonProps) {
  const { pendingCount, isRunning, ask, undo } = rejectSeveral;
  const isPending = pendingCount > 0;
  return (
    <SecondaryButton
      size="sm"
      isRunning={isRunning}
      isDisabled={!isPending && (isLocked || rejectable(selected).length === 0)}
      onPress={() => (isPending ? undo() : ask(selected))}
    >
      {isPending ? t('rejectSeveral.undo') : t('rejectSeveral.open')}
    </SecondaryButton>
  );
}
