import { useDialogs } from '@portal/shared/host';
import { signOut } from '@portal/shared/session';
import { t } from '#text/t.ts';

/**
 * Signs out. The guard then leads to /login, also when the identity provider could not follow: that has been reported,
 * and the customer is told [2.74].
 */
export function useLogOut(): () => Promise<void> {
  const dialogs = useDialogs();
  return async () => {
    const { failed } = await signOut();
    if (failed) {
      await dialogs.error({ title: t('userMenu.logoutFailedTitle'), message: t('userMenu.logoutFailedBody') });
    }
  };
}
