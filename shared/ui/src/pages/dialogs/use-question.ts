import type { ConfirmRequest } from '@portal/platform';
import { useCallback, useRef } from 'react';
import { useDialogs } from './dialog-host.tsx';

/**
 * Asks before something is done, once however often the button is pressed. It returns nothing, so the button is not
 * busy while the question is open.
 */
export function useQuestion(): (request: ConfirmRequest, act: () => unknown) => void {
  const dialogs = useDialogs();
  const isOpen = useRef(false);
  return useCallback(
    (request, act) => {
      if (isOpen.current) return;
      isOpen.current = true;
      void dialogs.confirm(request).then((isConfirmed) => {
        isOpen.current = false;
        if (isConfirmed) void act();
      });
    },
    [dialogs],
  );
}
