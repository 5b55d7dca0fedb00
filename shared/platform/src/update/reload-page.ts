import { type Busy, busyNow, type Loss } from '../busy/busy.ts';
import { isTyped } from '../busy/typing.ts';
import { type Dialogs, dialogs } from '../dialogs/dialog-queue.ts';
import { t } from '../text/index.ts';
import { waitUntilSent } from './reload-wait.ts';

/** What a reload would take away now, in the order in which it is asked about. */
export function lossesOf(busy: readonly Busy[], isSomethingTyped: boolean): Loss[] {
  const unsent = busy.flatMap((one) => (one.kind === 'unsent' ? [one.loss()] : []));
  const drafts = busy.filter((one) => one.kind === 'draft');
  // What is typed beside a form with a draft is taken for that form's.
  const isLost = drafts.length > 0 ? drafts.some(({ isKept }) => !isKept) : isSomethingTyped;
  return isLost ? [...unsent, { body: t('update.unsaved') }] : unsent;
}

let isAgreed = false;

/** Whether the customer has agreed to lose what is not sent: the browser need not ask again. */
export const isReloadAgreed = (): boolean => isAgreed;

interface Around {
  ask?: Pick<Dialogs, 'confirm'>;
  reload?: () => void;
}

let going: Promise<void> | null = null;

/**
 * Reloads at the customer's wish: what is being sent is finished first, and what would be lost is named. Without a loss
 * nobody is asked. While one reload is on its way, another press adds nothing.
 */
export function reloadPage(around: Around = {}): Promise<void> {
  going ??= askAndReload(around).finally(() => {
    going = null;
  });
  return going;
}

async function askAndReload({ ask = dialogs, reload = () => window.location.reload() }: Around): Promise<void> {
  if (!(await waitUntilSent())) return;
  for (const loss of lossesOf(busyNow(), isTyped())) {
    const isSure = await ask.confirm({ ...loss, confirmLabel: t('update.reload'), tone: 'danger' });
    if (!isSure) return;
  }
  isAgreed = true;
  reload();
}
