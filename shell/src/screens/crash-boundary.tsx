import { UiProvider } from '@portal/ui/host';
import { Component, type ReactNode } from 'react';
import { CrashScreen } from './crash-screen.tsx';

interface Crash {
  crash: { error: unknown } | null;
}

/** For errors outside the router; the router's own boundaries catch everything else. */
export class CrashBoundary extends Component<{ children: ReactNode }, Crash> {
  override state: Crash = { crash: null };

  static getDerivedStateFromError(error: unknown): Crash {
    return { crash: { error } };
  }

  override render() {
    const { crash } = this.state;
    if (!crash) return this.props.children;
    return (
      <UiProvider>
        <CrashScreen error={crash.error} />
      </UiProvider>
    );
  }
}
