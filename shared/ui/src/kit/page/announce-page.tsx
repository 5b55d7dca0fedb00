import { t } from '@portal/platform/text';
import { create } from 'zustand';
import { VisuallyHidden } from '../layout/layout.ts';

const useAnnounced = create(() => ({ id: 0, title: '' }));

/** Announces another page, also if the focus stays where it is, such as in a menu that was opened meanwhile. */
export const announcePage = (title: string): void => useAnnounced.setState(({ id }) => ({ id: id + 1, title }));

/** The name that was announced last; empty at first. */
export const announcedTitle = (): string => useAnnounced.getState().title;

/** Reads out the names of pages. It exists before it has a text; the same name twice is two messages. */
export function PageAnnouncer() {
  const { id, title } = useAnnounced();
  return (
    <VisuallyHidden aria-live="polite" data-page-announcer>
      {title ? <span key={id}>{t('app.pageShown', { page: title })}</span> : null}
    </VisuallyHidden>
  );
}
