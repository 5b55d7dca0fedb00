/** Parts that few screens have, in a sub-path of their own. */
export { Disclosure } from '../content/disclosure.tsx';
export { PeriodBanner } from '../content/period-banner.tsx';
export { Steps } from './steps.tsx';
