import { useOnline } from '@portal/platform';
import { useMaintenance } from '@portal/platform/host';
import { useIsDialogOpen } from '@portal/ui/host';
import { useEffect, useState } from 'react';

/**
 * Offline, the offline bar has this place, and maintenance hides the page. Below a dialog the bar would not be read
 * out, so it waits until the dialog is closed.
 */
export function useIsBarShown(offer: string | null): boolean {
  const [said, setSaid] = useState<string | null>(null);
  const isDialogOpen = useIsDialogOpen();
  const isOnline = useOnline();
  const maintenance = useMaintenance();
  useEffect(() => {
    if (!isDialogOpen) setSaid(offer);
  }, [offer, isDialogOpen]);
  return offer !== null && said === offer && isOnline && maintenance === null;
}
