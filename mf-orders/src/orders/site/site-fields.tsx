import { Stack, Text } from '@portal/ui';
import { useFormContext } from '@portal/ui/forms';
import type { Ref } from 'react';
import type { LocationValues } from '#orders/form/order-values.ts';
import { t } from '#text/t.ts';
import { AddressField } from './address-field.tsx';
import { CoordinatesFields } from './coordinates-fields.tsx';
import { PinMap } from './pin-map.tsx';
import type { PinSource } from './pin-source.ts';
import { PinStatus } from './pin-status.tsx';
import type { useSitePin } from './use-site-pin.ts';

interface SiteFieldsProps {
  pin: ReturnType<typeof useSitePin>;
  source: PinSource;
  address: string;
  onLeaveAddress: (address: string) => void;
  /** The element of the notice that something does not fit. */
  noticeRef: Ref<HTMLDivElement>;
}

/** Where the site is: its address, the map, and the coordinates for those who have them. */
export function SiteFields({ pin, source, address, onLeaveAddress, noticeRef }: SiteFieldsProps) {
  const { setValue } = useFormContext<LocationValues>();
  return (
    <>
      <AddressField onChoose={pin.choose} onLeave={onLeaveAddress} />
      <Stack gap="3">
        <Text tone="muted">{t('map.pickHelp')}</Text>
        <PinMap {...pin.at} isChosen={pin.isPlaced} onPick={pin.pick} />
        <PinStatus
          pin={pin}
          source={source}
          address={address}
          onAddress={(town) => setValue('address', town)}
          noticeRef={noticeRef}
        />
        <CoordinatesFields onType={pin.typed} />
      </Stack>
    </>
  );
}
