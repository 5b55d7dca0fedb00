import type { SupportCode } from '@portal/shared/observe';
import { Outlet } from '@portal/shared/router';
import { t } from '@portal/shared/text';
import type { NextStep, Said } from '@portal/shared/ui';
import { PageAnnouncer, Toast } from '@portal/shared/ui/shell';
import { useEffect } from 'react';
import { create } from 'zustand';

const useSaid = create<{ readonly said: Said | undefined }>(() => ({ said: undefined }));
let lastId = 0;
/** When the last message about a failure left the screen. */
let failureLeftAt = Number.NEGATIVE_INFINITY;

function set(said: Said | undefined): void {
  if (useSaid.getState().said?.failure) failureLeftAt = Date.now();
  useSaid.setState({ said });
}
const forget = () => set(undefined);

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

/** The root of a host's routes: the page, its name for screen readers, and over it the last message with its link. */
export function PageRoot() {
  useEffect(() => forget, []);
  return (
    <>
      <Outlet />
      <PageAnnouncer />
      <Toast said={useSaid().said} onClose={forget} />
    </>
  );
}
