import { create } from 'zustand';
import type { SupportCode } from '../observe/index.ts';
import { t } from '../text/index.ts';

/** Where the customer goes on from here. */
export interface NextStep {
  label: string;
  to: string;
}

/** A message that something is done, or did not work. The same text shown twice has two ids. */
export interface ToastMessage {
  id: number;
  text: string;
  next?: NextStep | undefined;
  /** For a failure: the code for the support desk. */
  failure?: SupportCode | undefined;
}

/** The message that the page shows, if there is one. */
export const useToast = create<{ readonly toast: ToastMessage | undefined }>(() => ({ toast: undefined }));
let lastId = 0;
/** When the last message about a failure left the screen. */
let failureLeftAt = Number.NEGATIVE_INFINITY;

function set(toast: ToastMessage | undefined): void {
  if (useToast.getState().toast?.failure) failureLeftAt = Date.now();
  useToast.setState({ toast });
}

/** Removes the message. */
export const dismissToast = (): void => set(undefined);

/** Says that something is done, and where to go on. Replaces the message before. */
export function showToast(text: string, next?: NextStep): void {
  lastId += 1;
  set({ id: lastId, text, next });
}

/** A loop that fails again and again must not fill the screen. */
const PAUSE_MS = 15_000;

/** Says that something did not work, if no dialog or card says so; not again within the pause. */
export function showFailureToast(failure: SupportCode): void {
  if (useToast.getState().toast?.failure || Date.now() - failureLeftAt < PAUSE_MS) return;
  lastId += 1;
  set({ id: lastId, text: t('uncaught.failed'), failure });
}

let incompleteSaidAt = Number.NEGATIVE_INFINITY;

/** Says that a list is not complete, at most once in a while. */
export function showRowsMissingToast(): void {
  if (Date.now() - incompleteSaidAt < 4 * PAUSE_MS) return;
  incompleteSaidAt = Date.now();
  showToast(t('common.rowsMissing'));
}
