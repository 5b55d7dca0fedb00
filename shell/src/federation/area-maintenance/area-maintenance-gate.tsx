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
 * Shows a card in place of an area while its remote is maintained. An open page stays mounted behind the card with what
 * was typed (docs/adr/0019); a page that is not open is loaded when maintenance is over.
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
