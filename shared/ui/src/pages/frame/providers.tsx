import { PageProviders, type PageProvidersProps } from '@portal/platform/host';
import { FrameProviders, type FrameProvidersProps } from './frame-providers.tsx';

/** Both in one, for a host that has no login apart from its pages. */
export const HostProviders = ({ supportAddress, ...page }: FrameProvidersProps & PageProvidersProps) => (
  <FrameProviders supportAddress={supportAddress}>
    <PageProviders {...page} />
  </FrameProviders>
);
