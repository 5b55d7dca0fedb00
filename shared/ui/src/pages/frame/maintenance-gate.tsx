import { type Maintenance, useMaintenance } from '@portal/platform/host';
import type { ComponentType, ReactNode } from 'react';
import { Cover } from '../../kit/page/cover.tsx';
import { KeptPosition } from '../read/kept-position.tsx';

interface MaintenanceGateProps {
  /** The host's maintenance screen. */
  screen: ComponentType<Maintenance>;
  children: ReactNode;
}

/**
 * Replaces every route by the maintenance screen [2.47]. The page stays mounted behind it, so that a form keeps what
 * was typed (docs/adr/0019).
 */
export function MaintenanceGate({ screen: Screen, children }: MaintenanceGateProps) {
  const maintenance = useMaintenance();
  const isCovered = maintenance !== null;
  return (
    <KeptPosition isAway={isCovered}>
      <Cover isCovered={isCovered}>{children}</Cover>
      {maintenance ? <Screen {...maintenance} /> : null}
    </KeptPosition>
  );
}
