/** Parts that few screens have, in a sub-path of their own. */
export { Disclosure } from '../content/disclosure.tsx';
export { Steps } from './steps.tsx';
