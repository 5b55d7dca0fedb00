import { Box, Text } from '@portal/shared/ui';
import type { SiteMap } from '@portal/shared/ui/map';
import { type ComponentProps, useEffect, useState } from 'react';
import { t } from '#text/t.ts';

type SiteMapProps = ComponentProps<typeof SiteMap>;
type MapModule = typeof import('@portal/shared/ui/map');

/** The map in its place, which is kept while it is fetched: the list never waits for it, and does without it. */
export function LateSiteMap(props: SiteMapProps) {
  const [state, setState] = useState<{ module: MapModule } | 'waiting' | 'failed'>('waiting');
  useEffect(() => {
    let isGone = false;
    import('@portal/shared/ui/map').then(
      (module) => isGone || setState({ module }),
      () => isGone || setState('failed'),
    );
    return () => {
      isGone = true;
    };
  }, []);
  if (typeof state === 'object') return <state.module.SiteMap {...props} />;
  return (
    <Box height={props.height} bg="bg.neutral" padding="3" role="status">
      {state === 'failed' ? <Text tone="muted">{t('map.tileFailedList')}</Text> : null}
    </Box>
  );
}
