import { busyNow } from '@portal/platform';
import { isTyped } from '@portal/platform/host';
import { tabStore } from '@portal/platform/session';
import { noteReload } from './reload-once.ts';

/**
 * Reloads the page to get this change, unless something was typed or is being sent, or the page would reload again and
 * again. true: it is reloading.
 */
export function reloadAutomatically(change: string, reload = () => window.location.reload()): boolean {
  if (busyNow().length > 0 || isTyped() || !noteReload(tabStore, Date.now(), change)) return false;
  reload();
  return true;
}
