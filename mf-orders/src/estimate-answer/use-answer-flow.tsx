import type { NumberedEstimate } from '@portal/shared/api/estimate-number';
import type { Order } from '@portal/shared/contract/order';
import { useDialogs } from '@portal/shared/host';
import { Text } from '@portal/shared/ui';
import { type ReactNode, useState } from 'react';
import { t } from '#text/t.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { EstimateName } from './estimate-name.tsx';
import { useEstimateAnswers } from './use-estimate-answers.ts';

interface AnswerFlow {
  /** An answer is being sent. */
  isLocked: boolean;
  onAccept: (estimate: NumberedEstimate) => void;
  onReject: (estimate: NumberedEstimate) => Promise<void>;
  /** The question whether to accept, while it is asked. */
  dialog: ReactNode;
}

/** From the press on an answer to its result: the question, the request, and `onAnswered`. */
export function useAnswerFlow(order: Order, onAnswered: (estimateId: string) => void): AnswerFlow {
  const dialogs = useDialogs();
  const [accepting, setAccepting] = useState<NumberedEstimate | null>(null);
  const { accept, reject } = useEstimateAnswers(order.id, { onSettled: () => setAccepting(null), onAnswered });

  const onReject = async (estimate: NumberedEstimate) => {
    const isConfirmed = await dialogs.confirm({
      title: t('estimate.rejectTitle'),
      body: <EstimateName estimate={estimate} />,
      confirmLabel: t('estimate.reject'),
      children: <Text>{t('estimate.rejectBody')}</Text>,
    });
    if (isConfirmed) await reject.run({ estimateId: estimate.id });
  };

  const dialog = accepting ? (
    <AcceptDialog
      estimate={accepting}
      order={order}
      isRunning={accept.isRunning}
      onAccept={(userRequest, forget) => accept.run({ estimateId: accepting.id, userRequest, forget })}
      onClose={() => setAccepting(null)}
    />
  ) : null;
  return { isLocked: accept.isRunning || reject.isRunning, onAccept: setAccepting, onReject, dialog };
}
