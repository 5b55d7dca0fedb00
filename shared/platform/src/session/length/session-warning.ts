import { create } from 'zustand';

/** Goes on with the session; null: no warning is to be shown. */
const useWarning = create<{ goOn: (() => void) | null }>(() => ({ goOn: null }));

export const warnOfSessionEnd = (goOn: (() => void) | null): void => useWarning.setState({ goOn });

/** The session ends within a minute, unless this is called; null while it does not. */
export const useSessionWarning = (): (() => void) | null => useWarning(({ goOn }) => goOn);
