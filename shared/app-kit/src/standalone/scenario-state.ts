import type { MfaChallenge } from '@portal/platform/firebase';
import { create } from 'zustand';
import type { Scenario } from './scenario.ts';

/** The state of the scenario of this page. */
interface ScenarioState {
  /** null: none; the page is as it is. */
  readonly scenario: Scenario | null;
  /** The account of the scenario is still being signed in: until then, nothing of the page is shown. */
  readonly isStarting: boolean;
  /** The sign-in waits for the code of its second step. */
  readonly challenge: MfaChallenge | null;
  /** What went wrong, in words for the developer. */
  readonly problem: readonly string[];
}

export const useScenarioState = create<ScenarioState>(() => ({
  scenario: null,
  isStarting: false,
  challenge: null,
  problem: [],
}));

export const setScenarioState = (next: Partial<ScenarioState>): void => useScenarioState.setState(next);
