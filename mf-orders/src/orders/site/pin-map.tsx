import type { Location } from '@portal/contract/values/primitives';
import { useGeoServices } from '@portal/platform';
import { SitePicker } from '@portal/ui/map';
import { memo } from 'react';
import { t } from '#text/t.ts';
import { CurrentPosition } from './current-position.tsx';

interface PinMapProps extends Location {
  isChosen: boolean;
  /** The same function at each render. */
  onPick: (at: Location) => void;
}

/** The form's map. Memoized: it is rendered when the place changes, not at each key of the address. */
export const PinMap = memo(function PinMap({ latitude, longitude, isChosen, onPick }: PinMapProps) {
  const { tiles } = useGeoServices();
  return (
    <SitePicker
      label={t('map.label')}
      tiles={tiles}
      at={{ latitude, longitude }}
      isChosen={isChosen}
      onPick={onPick}
      actions={<CurrentPosition onPosition={onPick} />}
    />
  );
});
