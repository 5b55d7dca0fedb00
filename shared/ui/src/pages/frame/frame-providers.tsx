import type { ReactNode } from 'react';
import { SupportAddress } from '../../kit/index.ts';
import { UiProvider } from '../../kit/theme/ui-provider.tsx';
import { DialogHost } from '../dialogs/dialog-host.tsx';
import { OfflineBar } from './offline-bar.tsx';

export interface FrameProvidersProps {
  /** From the environment; without it the support is named, not linked. */
  supportAddress?: string | undefined;
  children: ReactNode;
}

/** What every host gives all of its pages, the login too: theme, dialogs, the message about a lost network. */
export const FrameProviders = ({ supportAddress, children }: FrameProvidersProps) => (
  <UiProvider>
    <SupportAddress value={supportAddress ?? null}>
      <OfflineBar />
      {children}
      <DialogHost />
    </SupportAddress>
  </UiProvider>
);
