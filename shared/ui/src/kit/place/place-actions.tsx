import { chakra } from '@chakra-ui/react/styled-system';
import type { Location } from '@portal/contract/values/primitives';
import { t } from '@portal/platform/text';
import { CopyButton } from '../action/copy-button.tsx';
import { trackPress } from '../action/track-press.ts';
import { Flex } from '../layout/layout.ts';
import { TextSpan } from '../layout/text-span.tsx';
import { buttonBase, buttonSizes, buttonTones } from '../theme/control-styles.ts';
import { MapIcon } from '../theme/icons.ts';
import { mapDevice, mapUrl } from './map-url.ts';

interface PlaceActionsProps {
  address: string;
  /** Without it there is nothing to open. */
  location: Location | null;
  /** A lot's; a site's name is the customer's, and no map app needs it. */
  lotName?: string;
  /** Icons alone, for a row of a table; large ones beside an address, for a finger. */
  look?: 'words' | 'icons' | 'largeIcons';
}

const MapLink = chakra('a', {
  base: { ...buttonBase, ...buttonTones.text },
  variants: { look: { words: buttonSizes.row, icons: buttonSizes.icon, largeIcons: buttonSizes.largeIcon } },
});

const COPY_LOOKS = { words: 'words', icons: 'row', largeIcons: 'largeIcon' } as const;

/** What one does with an address: open it in a map, or copy it. */
export function PlaceActions({ address, location, lotName, look = 'words' }: PlaceActionsProps) {
  const device = mapDevice();
  const isIcons = look !== 'words';
  const apart =
    device === 'desk' ? { target: '_blank', rel: 'noopener noreferrer', 'aria-description': t('common.newTab') } : {};
  return (
    <Flex wrap={isIcons ? { base: 'wrap', md: 'nowrap' } : 'wrap'} columnGap={isIcons ? '0' : '2'}>
      {location ? (
        <MapLink
          {...apart}
          {...(isIcons && { 'aria-label': t('place.openMap'), title: t('place.openMap') })}
          look={look}
          href={mapUrl(location, device, lotName)}
          onClick={(event) => trackPress('link', event.currentTarget)}
        >
          <MapIcon />
          {isIcons ? null : <TextSpan>{t('place.openMap')}</TextSpan>}
        </MapLink>
      ) : null}
      {address ? <CopyButton text={address} label={t('place.copyAddress')} look={COPY_LOOKS[look]} /> : null}
    </Flex>
  );
}
