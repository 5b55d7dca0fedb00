import { Held, LONG_COMPANY, nothing } from '@portal/app-kit/testing/story';
import { LazyMap, TextButton } from '@portal/ui';
import { LotMap, type MapPin, SiteMap, SitePicker } from '@portal/ui/map';

const loadMap = () => import(/* webpackChunkName: "map" */ '@portal/ui/map');

export default {
  title: '地図 Map/Maps',
  component: SiteMap,
  subcomponents: { LotMap, SitePicker, LazyMap },
};

const SITE = { latitude: 35.690921, longitude: 139.700258 };
/** One grey tile for every place. */
const TILES = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path fill="gainsboro" stroke="silver" d="M0 0h256v256H0z"/></svg>')}`;
const NO_TILES = 'data:,';
const MAP = { label: '現場と駐車場の地図', tiles: TILES };
const PINS: readonly MapPin[] = [
  {
    id: '1',
    number: 1,
    label: '1番 旭町立体駐車場 回答待ち',
    location: { latitude: 35.6925, longitude: 139.7021 },
    tone: 'waiting',
    isHighlighted: true,
  },
  {
    id: '2',
    number: 2,
    label: `2番 ${LONG_COMPANY} 契約希望`,
    location: { latitude: 35.689, longitude: 139.6985 },
    tone: 'agreed',
  },
  {
    id: '3',
    number: 10,
    label: '10番 西口駐車場 辞退',
    location: { latitude: 35.6931, longitude: 139.6979 },
    tone: 'closed',
  },
];

/** Where the site is, and the lots near it. A list says the same in words. */
export const SiteWithLots = () => (
  <SiteMap {...MAP} site={SITE} pins={PINS} walkCircles={[5, 10]} onPinPress={nothing} />
);

/** The tiles cannot be fetched: what the map says is in the list. */
export const TilesFail = () => <SiteMap {...MAP} tiles={NO_TILES} site={SITE} pins={PINS} />;

export const OneLot = () => (
  <LotMap
    {...MAP}
    lot={{ name: LONG_COMPANY, location: { latitude: 35.6925, longitude: 139.7021 } }}
    site={SITE}
    failure="地図を表示できません。住所をご確認ください。"
  />
);

/** By a press, by dragging the pin, or by moving the map until the cross is there; the keyboard is enough. */
export const PickASite = () => (
  <Held from={SITE}>
    {(at, onPick) => (
      <SitePicker
        {...MAP}
        at={at}
        isChosen
        onPick={onPick}
        actions={<TextButton size="sm">住所の場所に移動する</TextButton>}
      />
    )}
  </Held>
);

export const NothingPickedYet = () => <SitePicker {...MAP} at={SITE} isChosen={false} onPick={nothing} />;

/** What pages use: the map's code is fetched while the page is read already. */
export const Late = () => (
  <LazyMap load={loadMap} height="20rem" failure="地図を表示できません。">
    {({ SiteMap: LateSiteMap }) => <LateSiteMap {...MAP} site={SITE} height="20rem" />}
  </LazyMap>
);

export const StillMissingSomething = () => (
  <LazyMap load={loadMap} height="20rem" failure="地図を表示できません。" isReady={false}>
    {() => null}
  </LazyMap>
);
