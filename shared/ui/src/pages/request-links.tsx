import { t } from '@portal/platform/text';
import { LinkButton, useViewport } from '../kit/index.ts';

/* What an empty list offers, by the names that the header has at each width. There it is asked how to send the order. */

export const RequestSearchLink = () => (
  <LinkButton to="/order/create">{t(useIsShort() ? 'header.requestSearchShort' : 'header.requestSearch')}</LinkButton>
);

export const RequestOptionLink = () => (
  <LinkButton to="/option/create">{t(useIsShort() ? 'header.requestOptionShort' : 'header.requestOption')}</LinkButton>
);

const useIsShort = (): boolean => useViewport() !== 'desktop';
