import { type Busy, busyNow, type Loss } from '../busy/busy.ts';
import { isTyped } from '../busy/typing.ts';
import { type Dialogs, dialogs } from '../dialogs/dialog-queue.ts';
import { t } from '../text/index.ts';
import { waitUntilSent } from './reload-wait.ts';

/** What a reload would lose now, in the order of the questions. */
export function lossesOf(busy: readonly Busy[], isSomethingTyped: boolean): Loss[] {
  const unsent = busy.flatMap((one) => (one.kind === 'unsent' ? [one.loss()] : []));
  const drafts = busy.filter((one) => one.kind === 'draft');
  // What is typed beside a form with a draft counts as that form's.
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
 * Reloads because the customer wants it: waits for what is being sent, then asks about what would be lost. While one
 * reload is under way, another press does nothing.
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
