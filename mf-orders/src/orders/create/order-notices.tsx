import { Box, Notice } from '@portal/ui';
import { LostNotice } from '#draft/lost-notice.tsx';
import { RestoredNotice } from '#draft/restored-notice.tsx';
import { t } from '#text/t.ts';
import { PrefillNotice } from './prefill-notice.tsx';
import type { useNewOrder } from './use-new-order.ts';

interface OrderNoticesProps {
  order: Pick<ReturnType<typeof useNewOrder>, 'draft' | 'attachments' | 'isRestored' | 'copy'>;
  onStartOver: () => void;
}

/** Where the input comes from, and what of it is lost. */
export function OrderNotices({ order, onStartOver }: OrderNoticesProps) {
  const { draft, attachments, isRestored, copy } = order;
  return (
    <>
      {isRestored ? (
        <Box marginBottom="4">
          <RestoredNotice question={t('orderCreate.startOverConfirm')} onStartOver={onStartOver} />
        </Box>
      ) : null}
      {!draft.prefill && (draft.isLost || attachments.isLost) ? (
        <Box marginBottom="4">
          <LostNotice />
        </Box>
      ) : null}
      {copy.hasFailed ? (
        <Box marginBottom="4">
          <Notice tone="warn">{t('orderCreate.copyFailed')}</Notice>
        </Box>
      ) : null}
      {!isRestored && draft.prefill ? <PrefillNotice {...draft.prefill} /> : null}
    </>
  );
}
