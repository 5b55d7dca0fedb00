import { busyNow } from '@portal/platform';
import { cancelReload, reloadPage, useIsReloadWaiting, watchBusy } from '@portal/platform/host';
import { Flex, FootBar, RotateCwIcon, SecondaryButton, TextButton } from '@portal/ui';
import { useRestoreFocus } from '@portal/ui/host';
import { useSyncExternalStore } from 'react';
import { t } from '#text/t.ts';
import type { ListedVersions } from './release-change.ts';
import type { Releases } from './releases.ts';
import { useIsBarShown } from './use-is-bar-shown.ts';

interface UpdateBarProps {
  releases: Pick<Releases<ListedVersions>, 'subscribe' | 'offer' | 'putOff'>;
}

/** A form is open whose whole input survives the reload. */
const isInputKept = (): boolean => {
  const drafts = busyNow().filter((busy) => busy.kind === 'draft');
  return drafts.length > 0 && drafts.every(({ isKept }) => isKept);
};

/** Says that there is a newer version. It stays as long as the customer likes. */
export function UpdateBar({ releases }: UpdateBarProps) {
  const isKept = useSyncExternalStore(watchBusy, isInputKept);
  const isShown = useIsBarShown(useSyncExternalStore(releases.subscribe, releases.offer));
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
