import { t } from '@portal/shared/text';
import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../layout/layout.ts';

let announced = { id: 0, title: '' };
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Another page is shown. It is also said where the focus has to stay, such as in a menu that was opened meanwhile. */
export function announcePage(title: string): void {
  announced = { id: announced.id + 1, title };
  for (const listener of listeners) listener();
}

/** The name that was announced last; empty at first. */
export const announcedTitle = (): string => announced.title;

/** Reads out the names of the pages. Its element exists beforehand; the same name twice is two messages. */
export function PageAnnouncer() {
  const { id, title } = useSyncExternalStore(subscribe, () => announced);
  return (
    <VisuallyHidden aria-live="polite" data-page-announcer>
      {title ? <span key={id}>{t('app.pageShown', { page: title })}</span> : null}
    </VisuallyHidden>
  );
}
