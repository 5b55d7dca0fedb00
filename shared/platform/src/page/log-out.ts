import { dialogs } from '../dialogs/dialog-queue.ts';
import { signOut } from '../session/index.ts';
import { t } from '../text/index.ts';

/**
 * Signs out. The guard then leads to /login, even if the identity provider failed: that has been reported, and the
 * customer is told [2.74].
 */
export async function logOut(): Promise<void> {
  const { failed } = await signOut();
  if (failed) await dialogs.error({ title: t('userMenu.logoutFailedTitle'), message: t('userMenu.logoutFailedBody') });
}
