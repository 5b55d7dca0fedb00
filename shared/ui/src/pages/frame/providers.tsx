import { PageProviders, type PageProvidersProps } from '@portal/platform/host';
import { FrameProviders, type FrameProvidersProps } from './frame-providers.tsx';

/** Both in one, for a host that loads login and pages together. */
export const HostProviders = ({ supportAddress, ...page }: FrameProvidersProps & PageProvidersProps) => (
  <FrameProviders supportAddress={supportAddress}>
    <PageProviders {...page} />
  </FrameProviders>
);
