import type { MfaChallenge } from '@portal/shared/firebase';
import { useSyncExternalStore } from 'react';
import type { Scenario } from './scenario.ts';

/** Where the scenario of this page stands. */
export interface Stage {
  /** null: none; the page is as it is. */
  readonly scenario: Scenario | null;
  /** The account of the scenario is still being signed in: until then, nothing of the page is shown. */
  readonly isStarting: boolean;
  /** The sign-in waits for the code of its second step. */
  readonly challenge: MfaChallenge | null;
  /** What went wrong, in words for the developer. */
  readonly problem: readonly string[];
}

let stage: Stage = { scenario: null, isStarting: false, challenge: null, problem: [] };
const listeners = new Set<() => void>();

export function setStage(next: Partial<Stage>): void {
  stage = { ...stage, ...next };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useStage = (): Stage => useSyncExternalStore(subscribe, () => stage);
