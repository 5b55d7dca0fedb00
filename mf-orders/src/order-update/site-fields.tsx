import { useFormContext } from '@portal/shared/form';
import { useGeoServices } from '@portal/shared/host';
import { Stack, Text } from '@portal/shared/ui';
import { SitePicker } from '@portal/shared/ui/map';
import { AddressField } from '#location/address-field.tsx';
import { CoordinatesFields } from '#location/coordinates-fields.tsx';
import { CurrentPosition } from '#location/current-position.tsx';
import { PlaceStatus } from '#location/place-status.tsx';
import { t } from '#text/t.ts';
import type { UpdateValues } from './update-values.ts';
import type { useUpdateSite } from './use-update-site.ts';

interface SiteFieldsProps {
  site: ReturnType<typeof useUpdateSite>;
  address: string;
}

/** Where the site is: its address, the map, and the coordinates for those who have them. */
export function SiteFields({ site: { pin, place, leaveAddress }, address }: SiteFieldsProps) {
  const { tiles } = useGeoServices();
  const { setValue } = useFormContext<UpdateValues>();
  return (
    <>
      <AddressField onChoose={pin.choose} onLeave={leaveAddress} />
      <Stack gap="3">
        <Text tone="muted">{t('map.pickHelp')}</Text>
        <SitePicker
          label={t('map.label')}
          tiles={tiles}
          at={pin.at}
          isChosen={pin.isPlaced}
          onPick={pin.pick}
          actions={<CurrentPosition onPosition={pin.pick} />}
        />
        <PlaceStatus pin={pin} place={place} address={address} onAddress={(town) => setValue('address', town)} />
        <CoordinatesFields onType={pin.typed} />
      </Stack>
    </>
  );
}
