import { Outlet } from '@portal/shared/router';
import { type NextStep, PageAnnouncer, type Said, Toast } from '@portal/shared/ui';
import { useEffect, useSyncExternalStore } from 'react';

let said: Said | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: Said | undefined): void {
  said = next;
  for (const listener of listeners) listener();
}
function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
const forget = () => set(undefined);

/** Says that something is done, and where to go on from there. It replaces the message before. */
export function sayDone(text: string, next?: NextStep): void {
  lastId += 1;
  set({ id: lastId, text, next });
}

/** The root of a host's routes: the page, its name for screen readers, and over it the last message with its link. */
export function PageRoot() {
  useEffect(() => forget, []);
  return (
    <>
      <Outlet />
      <PageAnnouncer />
      <Toast said={useSyncExternalStore(subscribe, () => said)} onClose={forget} />
    </>
  );
}
