import type { OptionContent } from '@portal/contract/option-change';
import { showToast } from '@portal/platform';
import { useQueryClient } from '@portal/platform/query';
import { type To, useNavigate } from '@portal/platform/router';
import type { ValidatedForm } from '@portal/ui/forms';
import { useWrite } from '@portal/ui/pages';
import { useState } from 'react';
import { useIsShown } from '#leave/use-is-shown.ts';
import { type PlainMessageKey, t } from '#text/t.ts';
import { refusalOf } from './option-refusal.ts';
import { type OptionValues, optionBody } from './option-values.ts';

interface OptionWrite {
  form: ValidatedForm<OptionValues>;
  send: (body: OptionContent) => Promise<unknown>;
  /** The message when it is done. */
  done: PlainMessageKey;
  /** The page that follows, if the customer is still here. */
  next: To;
  /** Deletes the draft of the form. */
  forget: () => void;
  onCancelledMeanwhile?: () => void;
}

/** Sends the form. A refusal is shown at its field, or above the button; the input stays. */
export function useOptionWrite({ form, send, done, next, forget, onCancelledMeanwhile }: OptionWrite) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isShown = useIsShown();
  const [problem, setProblem] = useState<PlainMessageKey | null>(null);

  const { run, isRunning } = useWrite(send, {
    whereToLook: t('option.whereToLook'),
    onDone: () => {
      forget();
      showToast(t(done));
      // The cached list would be shown for a moment without the change.
      client.removeQueries({ queryKey: ['option', 'list'] });
      // A contract names the applications about it.
      void client.invalidateQueries({ queryKey: ['contract'] });
      if (isShown.current) void navigate(next);
    },
    onError: (error) => {
      const refusal = refusalOf(error);
      if (!refusal) return false;
      if (refusal.message === 'option.errorCancelled') onCancelledMeanwhile?.();
      if (refusal.field) {
        form.setError(refusal.field, { type: 'refused', message: t(refusal.message) });
        form.setFocus(refusal.field);
      } else setProblem(refusal.message);
      return true;
    },
  });

  const submit = (values: OptionValues) => {
    setProblem(null);
    return run(optionBody(values));
  };
  return { submit, problem, isRunning };
}
