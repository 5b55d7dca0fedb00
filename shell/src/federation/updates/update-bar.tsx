import { busyNow, useOnline } from '@portal/platform';
import { cancelReload, reloadPage, useIsReloadWaiting, useMaintenance, watchBusy } from '@portal/platform/host';
import { Flex, FootBar, RotateCwIcon, SecondaryButton, TextButton } from '@portal/ui';
import { useIsDialogOpen, useRestoreFocus } from '@portal/ui/host';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { t } from '#text/t.ts';
import type { Release } from './release-change.ts';
import type { Releases } from './releases.ts';

interface UpdateBarProps {
  releases: Pick<Releases<Release>, 'subscribe' | 'offer' | 'putOff'>;
}

/** A form is open whose whole input survives the reload. */
const isInputKept = (): boolean => {
  const drafts = busyNow().filter((busy) => busy.kind === 'draft');
  return drafts.length > 0 && drafts.every(({ isKept }) => isKept);
};

/** Says that there is a newer version. It stays as long as the customer likes. */
export function UpdateBar({ releases }: UpdateBarProps) {
  const isKept = useSyncExternalStore(watchBusy, isInputKept);
  const isShown = useIsShown(useSyncExternalStore(releases.subscribe, releases.offer));
  const { remember, giveBack } = useRestoreFocus();
  const isWaiting = useIsReloadWaiting();
  const putOff = () => {
    giveBack();
    cancelReload();
    releases.putOff();
  };
  return (
    <FootBar
      isShown={isShown}
      icon={<RotateCwIcon />}
      note={isKept ? t('update.draftKept') : null}
      action={
        <Flex align="center" gap="2">
          <TextButton size="sm" onPress={putOff}>
            {t('update.later')}
          </TextButton>
          {/* Not returned: the button is not busy while it asks. */}
          <SecondaryButton size="sm" onPress={() => void reloadPage()}>
            {t('update.reload')}
          </SecondaryButton>
        </Flex>
      }
      onFocus={remember}
    >
      {isWaiting ? t('update.waiting') : t('update.available')}
    </FootBar>
  );
}

/**
 * Offline, the offline bar has this place, and maintenance hides the page. Below a dialog the bar would not be read
 * out, so it waits until the dialog is closed.
 */
function useIsShown(offer: string | null): boolean {
  const [said, setSaid] = useState<string | null>(null);
  const isDialogOpen = useIsDialogOpen();
  const isOnline = useOnline();
  const maintenance = useMaintenance();
  useEffect(() => {
    if (!isDialogOpen) setSaid(offer);
  }, [offer, isDialogOpen]);
  return offer !== null && said === offer && isOnline && maintenance === null;
}
