import { showToast } from '@portal/platform';
import { useNavigate } from '@portal/platform/router';
import type { ValidatedForm } from '@portal/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { t } from '#text/t.ts';
import { type ConfirmSecondFactor, changePassword } from './change-password.ts';
import { NO_PASSWORDS, type PasswordValues } from './password-values.ts';

interface PasswordChange {
  submit(values: PasswordValues): Promise<void>;
  /** Errors that belong to no single field. */
  failure: string | null;
  needsRelogin: boolean;
  dismissRelogin(): void;
}

/**
 * Changes the password and shows the result; on failure the input stays. Customers who had to change it go home, the
 * others stay here.
 */
export function usePasswordChange(
  form: ValidatedForm<PasswordValues>,
  isForced: boolean,
  confirmSecondFactor: ConfirmSecondFactor,
): PasswordChange {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const [needsRelogin, setNeedsRelogin] = useState(false);
  const isHere = useRef(true);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const submit = async ({ current, next }: PasswordValues) => {
    setFailure(null);
    const outcome = await changePassword({ current, next }, confirmSecondFactor);
    switch (outcome.result) {
      case 'changed':
        form.reset(NO_PASSWORDS);
        showToast(t('password.done'));
        // The next guard may have led to another page already.
        if (isForced && isHere.current) await navigate('/', { replace: true });
        return;
      case 'reloginRequired':
        setNeedsRelogin(true);
        return;
      case 'cancelled':
        return;
      case 'failed':
        if (outcome.field === 'form') setFailure(outcome.message);
        else form.setError(outcome.field, { type: 'provider', message: outcome.message }, { shouldFocus: true });
    }
  };
  return { submit, failure, needsRelogin, dismissRelogin: () => setNeedsRelogin(false) };
}
