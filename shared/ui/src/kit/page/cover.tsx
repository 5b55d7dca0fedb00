import { createContext, type ReactNode, use } from 'react';
import { Box } from '../layout/layout.ts';

const IsCovered = createContext(false);

/** Whether something else is shown in the page's place: its dialogs and messages wait. */
export const useIsCovered = (): boolean => use(IsCovered);

interface CoverProps {
  isCovered: boolean;
  children: ReactNode;
}

/**
 * A page that may have to make way for something else. It goes on behind it, out of sight and out of reach: what was
 * typed stays, and what is being sent is finished.
 */
export function Cover({ isCovered, children }: CoverProps) {
  const isCoveredAbove = useIsCovered();
  return (
    <IsCovered value={isCovered || isCoveredAbove}>
      <Box display={isCovered ? 'none' : 'contents'}>{children}</Box>
    </IsCovered>
  );
}
