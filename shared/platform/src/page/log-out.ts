import { signOut } from '@portal/shared/session';
import { t } from '@portal/shared/text';
import { dialogs } from './dialog/dialog-queue.ts';

/**
 * Signs out. The guard then leads to /login, even if the identity provider failed: that has been reported, and the
 * customer is told [2.74].
 */
export async function logOut(): Promise<void> {
  const { failed } = await signOut();
  if (failed) await dialogs.error({ title: t('userMenu.logoutFailedTitle'), message: t('userMenu.logoutFailedBody') });
}
