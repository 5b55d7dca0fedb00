import { t } from '@portal/shared/text';
import { useEffect } from 'react';

/** The title of the browser tab while a page is shown. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = t('app.titleTemplate', { page: title });
  }, [title]);
}
