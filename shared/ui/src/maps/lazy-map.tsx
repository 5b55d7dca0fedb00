import { t } from '@portal/platform/text';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { Box, Text, useIsSlow } from '../kit/index.ts';

type MapModule = typeof import('./index.ts');

interface LateMapProps {
  /** `() => import('@portal/ui/map')`, written in the page, so that its document names the map's code. */
  load: () => Promise<MapModule>;
  height: ComponentProps<typeof Box>['height'];
  /** Says that the map cannot be shown, and where the same is said in words. */
  failure: string;
  /** False while something that the map shows is still missing. */
  isReady?: boolean;
  children: (maps: MapModule) => ReactNode;
}

/** A map whose code is fetched later. Its place is kept free, and the page works without it. */
export function LazyMap({ load, height, failure, isReady = true, children }: LateMapProps) {
  const [maps, setMaps] = useState<MapModule | 'waiting' | 'failed'>('waiting');
  useEffect(() => {
    let isGone = false;
    load().then(
      (module) => isGone || setMaps(module),
      () => isGone || setMaps('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [load]);
  const isShown = typeof maps === 'object' && isReady;
  const isSlow = useIsSlow(!isShown && maps !== 'failed');
  if (isShown) return children(maps);
  return (
    <Box height={height} bg="bg.neutral" padding="3" role="status" data-map-failed={maps === 'failed' || undefined}>
      {maps === 'failed' ? (
        <Text tone="muted">{failure}</Text>
      ) : (
        <Text tone="muted" srOnly={!isSlow}>
          {t(isSlow ? 'common.stillLoading' : 'common.loading')}
        </Text>
      )}
    </Box>
  );
}
