/** Maps: Leaflet with the tiles of 国土地理院. The library is fetched when the first of them is shown. */
export { LotMap } from './lot-map.tsx';
export type { MapPin } from './pin.tsx';
export { SiteMap } from './site-map.tsx';
export { SitePicker } from './site-picker.tsx';
