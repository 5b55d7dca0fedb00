import { createContext, type ReactNode, startTransition, use, useCallback, useState } from 'react';

type Change = (pathname: string | null) => string | null;

const PreparedPath = createContext<string | null>(null);
const Prepare = createContext<(change: Change) => void>(() => undefined);

/** Between what says which page the customer is likely to open, and what has it ready. */
export function PreparedPageProvider({ children }: { children: ReactNode }) {
  const [pathname, setPathname] = useState<string | null>(null);
  const prepare = useCallback((change: Change) => startTransition(() => setPathname(change)), []);
  return (
    <Prepare value={prepare}>
      <PreparedPath value={pathname}>{children}</PreparedPath>
    </Prepare>
  );
}

/** The path of the page to have ready, if there is one. */
export const usePreparedPath = (): string | null => use(PreparedPath);

/** Says which page to have ready, from that which is until now. */
export const usePrepare = (): ((change: Change) => void) => use(Prepare);
