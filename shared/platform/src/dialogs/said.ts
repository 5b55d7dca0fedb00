import { create } from 'zustand';
import type { SupportCode } from '../observe/index.ts';
import { t } from '../text/index.ts';

/** Where the customer goes on from here. */
export interface NextStep {
  label: string;
  to: string;
}

/** What has been done, or what did not work. The same text shown twice has two ids. */
export interface Said {
  id: number;
  text: string;
  next?: NextStep | undefined;
  /** It did not work: what the support desk needs. */
  failure?: SupportCode | undefined;
}

/** The message that the page shows, if there is one. */
export const useSaid = create<{ readonly said: Said | undefined }>(() => ({ said: undefined }));
let lastId = 0;
/** When the last message about a failure left the screen. */
let failureLeftAt = Number.NEGATIVE_INFINITY;

function set(said: Said | undefined): void {
  if (useSaid.getState().said?.failure) failureLeftAt = Date.now();
  useSaid.setState({ said });
}

/** Takes the message away. */
export const forgetSaid = (): void => set(undefined);

/** Says that something is done, and where to go on from there. It replaces the message before. */
export function sayDone(text: string, next?: NextStep): void {
  lastId += 1;
  set({ id: lastId, text, next });
}

/** A loop that fails again and again must not take the screen away. */
const PAUSE_MS = 15_000;

/** Says that something did not work, for what no dialog or card says: once, and not again soon after. */
export function sayFailed(failure: SupportCode): void {
  if (useSaid.getState().said?.failure || Date.now() - failureLeftAt < PAUSE_MS) return;
  lastId += 1;
  set({ id: lastId, text: t('uncaught.failed'), failure });
}

let incompleteSaidAt = Number.NEGATIVE_INFINITY;

/** Says that a list is not whole: again after a while, but not each time that a page asks for it. */
export function sayIncomplete(): void {
  if (Date.now() - incompleteSaidAt < 4 * PAUSE_MS) return;
  incompleteSaidAt = Date.now();
  sayDone(t('common.rowsMissing'));
}
