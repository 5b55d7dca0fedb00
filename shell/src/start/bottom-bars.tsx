import { useSyncExternalStore } from 'react';
import type { ListedVersions } from '#federation/updates/release-change.ts';
import type { Releases } from '#federation/updates/releases.ts';
import { UpdateBar } from '#federation/updates/update-bar.tsx';
import { ConsentBar } from '#frame/consent/consent-bar.tsx';

interface BottomBarsProps {
  releases: Pick<Releases<ListedVersions>, 'subscribe' | 'offer' | 'putOff'>;
}

/** One at a time: a newer version comes first. */
export function BottomBars({ releases }: BottomBarsProps) {
  const isOffered = useSyncExternalStore(releases.subscribe, releases.offer) !== null;
  return (
    <>
      <UpdateBar releases={releases} />
      <ConsentBar isPlaceTaken={isOffered} />
    </>
  );
}
