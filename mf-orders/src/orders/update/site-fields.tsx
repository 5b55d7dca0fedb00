import { Stack, Text } from '@portal/ui';
import { useFormContext } from '@portal/ui/forms';
import { AddressField } from '#orders/site/address-field.tsx';
import { CoordinatesFields } from '#orders/site/coordinates-fields.tsx';
import { PinMap } from '#orders/site/pin-map.tsx';
import { PinStatus } from '#orders/site/pin-status.tsx';
import { t } from '#text/t.ts';
import type { UpdateValues } from './update-values.ts';
import type { useUpdateSite } from './use-update-site.ts';

interface SiteFieldsProps {
  site: ReturnType<typeof useUpdateSite>;
  address: string;
}

/** Where the site is: its address, the map, and the coordinates for those who have them. */
export function SiteFields({ site: { pin, source, noticeRef, leaveAddress }, address }: SiteFieldsProps) {
  const { setValue } = useFormContext<UpdateValues>();
  return (
    <>
      <AddressField onChoose={pin.choose} onLeave={leaveAddress} />
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
