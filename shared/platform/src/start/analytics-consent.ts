import { create } from 'zustand';
import { localStore, storageKey } from '../session/index.ts';

type Answer = 'agreed' | 'declined';

interface Consent {
  /** Whether this portal asks, and counts in this document. */
  readonly isRequired: boolean;
  /** null: the customer has not said anything yet. */
  readonly answer: Answer | null;
  /** The customer wants to change the answer. */
  readonly isReopened: boolean;
}

const KEY = storageKey('portal.analytics-consent');
const useConsent = create<Consent>(() => ({ isRequired: false, answer: null, isReopened: false }));

let tell: (isAgreed: boolean) => void = () => undefined;

/**
 * Tells at once if the customer has agreed, and each change later, here or in another tab. What was said outlasts the
 * session: it is the browser's.
 */
export function requireConsent(onAnswer: typeof tell): void {
  tell = onAnswer;
  useConsent.setState({ isRequired: true, answer: keptAnswer(), isReopened: false });
  addEventListener('storage', hearOtherTab);
  if (useConsent.getState().answer === 'agreed') tell(true);
}

function hearOtherTab({ key }: StorageEvent): void {
  if (key === KEY) change(keptAnswer());
}

function change(answer: Answer | null): void {
  const hasChanged = answer !== useConsent.getState().answer;
  useConsent.setState({ answer, isReopened: false });
  if (hasChanged) tell(answer === 'agreed');
}

function keptAnswer(): Answer | null {
  const kept = localStore.get(KEY);
  return kept === 'agreed' || kept === 'declined' ? kept : null;
}

export function answerConsent(answer: Answer): void {
  localStore.set(KEY, answer);
  change(answer);
}

export const reopenConsent = (): void => useConsent.setState({ isReopened: true });

/** Whether customers are asked for consent in this document, at all. */
export const useIsConsentRequired = (): boolean => useConsent(({ isRequired }) => isRequired);

/** Whether the question is to be shown now: `again` if the customer wanted to see it. */
export const useConsentQuestion = (): 'first' | 'again' | null =>
  useConsent(({ isRequired, answer, isReopened }) => {
    if (!isRequired) return null;
    if (isReopened) return 'again';
    return answer === null ? 'first' : null;
  });
