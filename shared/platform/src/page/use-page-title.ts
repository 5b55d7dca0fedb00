import { useEffect } from 'react';
import { t } from '../text/index.ts';

/** The title of the browser tab while a page is shown. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = t('app.titleTemplate', { page: title });
  }, [title]);
}
