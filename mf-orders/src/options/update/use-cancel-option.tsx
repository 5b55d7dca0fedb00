import { cancelOption } from '@portal/shared/api/option-change';
import type { Option } from '@portal/shared/contract/option';
import { type ConfirmRequest, sayDone, useQuestion, useWrite } from '@portal/shared/host';
import { useQueryClient } from '@portal/shared/query';
import { type To, useNavigate } from '@portal/shared/router';
import { useIsShown } from '#leave/use-is-shown.ts';
import { t } from '#text/t.ts';
import { CancelFacts } from './cancel-facts.tsx';

interface CancelOption {
  option: Option;
  next: To;
  onDone?: () => void;
}

/** Cancels the application after a question, because nobody can take that back [4.7]. */
export function useCancelOption({ option, next, onDone }: CancelOption) {
  const client = useQueryClient();
  const askFirst = useQuestion();
  const navigate = useNavigate();
  const isShown = useIsShown();

  const { run, isRunning } = useWrite(cancelOption, {
    whereToLook: t('option.whereToLook'),
    onDone: () => {
      onDone?.();
      sayDone(t('option.cancelled'));
      client.removeQueries({ queryKey: ['option', 'list'] });
      if (isShown.current) void navigate(next);
    },
  });
  const ask = () => {
    const question: ConfirmRequest = {
      title: t('option.cancelTitle'),
      body: t('option.cancelBody'),
      confirmLabel: t('option.cancel'),
      tone: 'danger',
      children: <CancelFacts option={option} />,
    };
    askFirst(question, () => run(option.id));
  };
  return { ask, isRunning };
}
