import { showToast } from '@portal/platform';
import { useDialogs } from '@portal/ui/pages';
import type { ConfirmIdentity } from '#reauthentication/recent-sign-in.ts';
import { t } from '#text/t.ts';
import { disableMfa } from './second-factor.ts';

/** Switches two-factor off, once the customer has confirmed it, and shows the result. */
export function useDisableMfa(confirmIdentity: ConfirmIdentity): () => Promise<void> {
  const dialogs = useDialogs();
  return async () => {
    const isWanted = await dialogs.confirm({
      title: t('mfa.disableTitle'),
      body: t('mfa.disableBody'),
      confirmLabel: t('mfa.disable'),
      tone: 'danger',
    });
    if (!isWanted) return;
    const outcome = await disableMfa(confirmIdentity);
    if (outcome.result === 'disabled') showToast(t('mfa.disabledDone'));
    if (outcome.result === 'failed')
      await dialogs.error({ title: t('mfa.disableFailedTitle'), message: outcome.message });
  };
}
