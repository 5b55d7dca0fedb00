import type { Order } from '@portal/contract/order';
import type { NumberedEstimate } from '@portal/queries/estimate-number';
import { Text } from '@portal/ui';
import { useQuestion } from '@portal/ui/pages';
import { type ReactNode, useState } from 'react';
import { t } from '#text/t.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { EstimateName } from './estimate-name.tsx';
import { useEstimateAnswers } from './use-estimate-answers.ts';

interface AnswerFlow {
  /** An answer is being sent. */
  isLocked: boolean;
  /** The estimate that is being rejected. */
  rejectingId: string | null;
  onAccept: (estimate: NumberedEstimate) => void;
  onReject: (estimate: NumberedEstimate) => void;
  /** The dialog that asks whether to accept, while it is open. */
  dialog: ReactNode;
}

/** From the press on an answer to its result: the question, the request, and `onAnswered`. */
export function useAnswerFlow(order: Order, onAnswered: (estimateId: string) => void): AnswerFlow {
  const askFirst = useQuestion();
  const [accepting, setAccepting] = useState<NumberedEstimate | null>(null);
  const [rejecting, setRejecting] = useState<string | null>(null);
  const { accept, reject } = useEstimateAnswers(order.id, { onSettled: () => setAccepting(null), onAnswered });

  const onReject = (estimate: NumberedEstimate) => {
    const question = {
      title: t('estimate.rejectTitle'),
      body: <EstimateName estimate={estimate} />,
      confirmLabel: t('estimate.reject'),
      children: <Text>{t('estimate.rejectBody')}</Text>,
    };
    askFirst(question, () => {
      setRejecting(estimate.id);
      return reject.run({ estimateId: estimate.id });
    });
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
  const isLocked = accept.isRunning || reject.isRunning;
  const rejectingId = reject.isRunning ? rejecting : null;
  return { isLocked, rejectingId, onAccept: setAccepting, onReject, dialog };
}
