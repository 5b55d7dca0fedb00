import { useQuietQueries } from '@portal/platform/host';
import { Cover } from '@portal/ui/host';
import { KeptPosition } from '@portal/ui/pages';
import { type ReactNode, useEffect, useState } from 'react';
import { AreaMaintenanceCard } from './area-maintenance-card.tsx';
import type { MaintenanceBoard } from './maintenance-board.ts';
import { useAreaMaintenance } from './use-area-maintenance.ts';

interface AreaMaintenanceGateProps {
  board: MaintenanceBoard;
  remote: string;
  title: string;
  children: ReactNode;
}

/**
 * The place of an area while its remote is maintained. A page that is open goes on behind the card, with what was typed
 * in it (docs/adr/0019); one that is not open is not loaded before maintenance is over.
 */
export function AreaMaintenanceGate({ board, remote, title, children }: AreaMaintenanceGateProps) {
  const maintenance = useAreaMaintenance(board, remote);
  const isOn = maintenance !== null;
  const [isOpen, setIsOpen] = useState(!isOn);
  useEffect(() => {
    if (!isOn) setIsOpen(true);
  }, [isOn]);
  useQuietQueries(isOn && isOpen);
  return (
    <KeptPosition isAway={isOn}>
      {isOpen || !isOn ? <Cover isCovered={isOn}>{children}</Cover> : null}
      {maintenance ? <AreaMaintenanceCard title={title} isPageKept={isOpen} {...maintenance} /> : null}
    </KeptPosition>
  );
}
