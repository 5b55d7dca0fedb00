/** What pages about a parking lot show: when it is used, and where it is. */
export { PeriodBanner } from '../content/period-banner.tsx';
export { mapUrl } from './map-url.ts';
export { PlaceActions } from './place-actions.tsx';
