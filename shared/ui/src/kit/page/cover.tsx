import { createContext, type ReactNode, use } from 'react';
import { Box } from '../layout/layout.ts';

const IsCovered = createContext(false);

/** Whether something else is shown instead of the page: its dialogs and messages then wait. */
export const useIsCovered = (): boolean => use(IsCovered);

interface CoverProps {
  isCovered: boolean;
  children: ReactNode;
}

/**
 * A page that can be covered by something else. It stays mounted, hidden and inert: what was typed stays, and what is
 * being sent is finished.
 */
export function Cover({ isCovered, children }: CoverProps) {
  const isCoveredAbove = useIsCovered();
  return (
    <IsCovered value={isCovered || isCoveredAbove}>
      <Box display={isCovered ? 'none' : 'contents'}>{children}</Box>
    </IsCovered>
  );
}
