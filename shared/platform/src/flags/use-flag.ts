import { createContext, use, useSyncExternalStore } from 'react';

/** A part of a remote that can be switched on by company, while it is tried. */
export interface Flag {
  readonly app: string;
  readonly name: string;
}

/** Knows what is on for whoever is signed in. */
export interface FlagSource {
  isOn(flag: Flag): boolean;
  /** Tells when an answer may have changed. */
  subscribe(listener: () => void): () => void;
}

const NO_FLAGS: FlagSource = { isOn: () => false, subscribe: () => () => undefined };

const FlagSourceContext = createContext(NO_FLAGS);
export const FlagSourceProvider = FlagSourceContext.Provider;

/** Names a flag of this remote, once; `scripts/release/flag.ts` switches it on. Take it out when everybody has it. */
export const defineFlag = (app: string, name: string): Flag => ({ app, name });

/** Whether it is on for the company of whoever is signed in. It is no permission: the code is there for everybody. */
export function useFlag(flag: Flag): boolean {
  const { isOn, subscribe } = use(FlagSourceContext);
  return useSyncExternalStore(subscribe, () => isOn(flag));
}
