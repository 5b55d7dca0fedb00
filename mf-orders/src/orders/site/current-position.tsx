import type { Location } from '@portal/contract/values/primitives';
import { Box, FieldError, SecondaryButton } from '@portal/ui';
import { useState } from 'react';
import { isInJapan } from '#orders/order/coordinates.ts';
import { t } from '#text/t.ts';

const TIMEOUT_MS = 10_000;

/** Uses the position of the device. It is not read before the press. */
export function CurrentPosition({ onPosition }: { onPosition: (at: Location) => void }) {
  const [problem, setProblem] = useState<'map.currentDenied' | 'map.outOfJapan' | null>(null);
  async function use() {
    setProblem(null);
    const at = await currentPosition();
    if (!at) setProblem('map.currentDenied');
    else if (!isInJapan(at)) setProblem('map.outOfJapan');
    else onPosition(at);
  }
  return (
    <Box display="grid" justifyContent={{ md: 'start' }}>
      <SecondaryButton size="sm" onPress={use}>
        {t('map.useCurrent')}
      </SecondaryButton>
      <div role="alert">
        <FieldError id="current-position-error" error={problem ? t(problem) : undefined} />
      </div>
    </Box>
  );
}

/** null: the device does not know it, or may not say it. */
const currentPosition = (): Promise<Location | null> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: sixDecimals(coords.latitude), longitude: sixDecimals(coords.longitude) }),
      () => resolve(null),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS },
    );
  });

const sixDecimals = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
