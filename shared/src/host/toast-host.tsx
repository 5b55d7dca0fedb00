import { type Said, Toast } from '@portal/shared/ui';
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

/** Says that something is done. It replaces the message before. */
export function sayDone(text: string): void {
  lastId += 1;
  set({ id: lastId, text });
}

/** Shows the last message. Rendered once in a page. */
export function ToastHost() {
  useEffect(() => forget, []);
  return <Toast said={useSyncExternalStore(subscribe, () => said)} onClose={forget} />;
}
