import type { Option } from '@portal/contract/option';
import { type ConfirmRequest, showToast } from '@portal/platform';
import { useQueryClient } from '@portal/platform/query';
import { type To, useNavigate } from '@portal/platform/router';
import { cancelOption } from '@portal/queries/option-change';
import { useQuestion, useWrite } from '@portal/ui/pages';
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
      showToast(t('option.cancelled'));
      client.removeQueries({ queryKey: ['option', 'list'] });
      // A contract names the applications about it.
      void client.invalidateQueries({ queryKey: ['contract'] });
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
