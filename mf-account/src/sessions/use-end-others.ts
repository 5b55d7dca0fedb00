import { showToast } from '@portal/platform';
import { isHttpError } from '@portal/platform/api';
import { useQueryClient } from '@portal/platform/query';
import { endOthers, refreshSessions } from '@portal/queries/session';
import { useDialogs, useWrite } from '@portal/ui/pages';
import type { ConfirmIdentity } from '#reauthentication/recent-sign-in.ts';
import { t } from '#text/t.ts';

/**
 * Signs out all other devices, once the customer has entered the password. That begins a session anew: what is older
 * ends, and this one goes on.
 */
export function useEndOthers(confirmIdentity: ConfirmIdentity) {
  const dialogs = useDialogs();
  const client = useQueryClient();
  const { run, isRunning } = useWrite<void, boolean>(
    async () => {
      if (!(await confirmIdentity())) return false;
      await endOthers();
      return true;
    },
    {
      whereToLook: t('sessions.whereToLook'),
      onDone: async (hasEnded) => {
        if (!hasEnded) return;
        showToast(t('sessions.done'));
        await refreshSessions(client);
      },
      onError: (error) => {
        if (!isHttpError(error, 409)) return false;
        void dialogs.error({ message: t('sessions.tooOld') });
        return true;
      },
    },
  );
  return { run, isRunning };
}
