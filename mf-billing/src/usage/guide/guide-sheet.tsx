import type { Contract } from '@portal/contract/contract';
import type { Location } from '@portal/contract/values/primitives';
import { useGeoServices } from '@portal/platform';
import { formatInstant } from '@portal/platform/text';
import {
  AddressText,
  Box,
  Card,
  DescriptionList,
  Flex,
  Heading,
  LazyMap,
  PlainText,
  Stack,
  Text,
  UserText,
  useViewport,
} from '@portal/ui';
import { mapUrl } from '@portal/ui/lot';
import { carsText } from '#contract/cars-text.ts';
import { t } from '#text/t.ts';
import { QrCode } from './qr-code.tsx';

const loadMap = () => import(/* webpackChunkName: "map" */ '@portal/ui/map');

/** What drivers need and nothing else: no rent, no site, no person. What is not known is left out. */
export function GuideSheet({ contract }: { contract: Contract }) {
  const { parkingName, parkingAddress, entrance, location, numberOfCars, startAt, endAt } = contract;
  return (
    <Box maxWidth="44rem">
      <Card as="section" aria-labelledby="guide-lot">
        <Stack gap="5">
          <Heading id="guide-lot" fontSize="2xl">
            <UserText>{parkingName || t('common.unknown')}</UserText>
          </Heading>
          <DescriptionList
            items={[
              ...(parkingAddress
                ? [{ term: t('usage.columnAddress'), description: <AddressText address={parkingAddress} /> }]
                : []),
              ...(entrance?.trim()
                ? [{ term: t('usageGuide.entrance'), description: <PlainText text={entrance} /> }]
                : []),
              ...(numberOfCars === null ? [] : [{ term: t('usage.columnCars'), description: carsText(contract) }]),
              {
                term: t('usage.columnPeriod'),
                description: t('common.period', { start: formatInstant(startAt), end: formatInstant(endAt) }),
              },
            ]}
          />
          {location ? <GuidePlace lotName={parkingName} location={location} /> : null}
        </Stack>
      </Card>
    </Box>
  );
}

/** Paper shows the map as it is on screen, so its size is the same on both. Without its tiles it is not printed. */
function GuidePlace({ lotName, location }: { lotName: string; location: Location }) {
  const { tiles } = useGeoServices();
  const size = useViewport() === 'mobile' ? { width: '18rem', height: '18rem' } : { width: '38rem', height: '26rem' };
  return (
    <>
      <Box width={size.width} maxWidth="full" css={{ '&:has([data-map-failed])': { _print: { display: 'none' } } }}>
        <LazyMap load={loadMap} height={size.height} failure={t('usage.mapFailed')}>
          {({ LotMap }) => (
            <LotMap
              label={t('usage.mapOfLot')}
              tiles={tiles}
              height={size.height}
              lot={{ name: lotName, location }}
              site={null}
              failure={t('usage.mapFailed')}
            />
          )}
        </LazyMap>
      </Box>
      <Flex align="center" gap="4" wrap="wrap">
        <QrCode value={mapUrl(location, 'desk')} label={t('usageGuide.qrCode')} />
        <Text flex="1 1 12rem">{t('usageGuide.qrCodeHelp')}</Text>
      </Flex>
    </>
  );
}
