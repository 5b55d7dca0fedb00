import { LONG_ADDRESS } from '@portal/app-kit/testing/story';
import { AddressText, Stack } from '@portal/ui';
import { PlaceActions } from '@portal/ui/lot';

export default {
  title: '操作 Actions/PlaceActions',
  component: PlaceActions,
};

const LOCATION = { latitude: 35.6558, longitude: 139.7967 };

export const WithAnAddress = () => (
  <Stack gap="1">
    <AddressText address={LONG_ADDRESS} />
    <PlaceActions address={LONG_ADDRESS} location={LOCATION} lotName="豊洲一丁目駐車場" />
  </Stack>
);

/** A place that has no coordinates. */
export const WithoutCoordinates = () => <PlaceActions address={LONG_ADDRESS} location={null} />;

/** In a table there is no room for words. */
export const Icons = () => (
  <PlaceActions address={LONG_ADDRESS} location={LOCATION} lotName="豊洲一丁目駐車場" look="icons" />
);

/** Beside an address on a tablet and a phone. */
export const LargeIcons = () => (
  <PlaceActions address={LONG_ADDRESS} location={LOCATION} lotName="豊洲一丁目駐車場" look="largeIcons" />
);
