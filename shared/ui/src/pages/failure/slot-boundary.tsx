import { t } from '@portal/platform/text';
import { Component, type ReactNode } from 'react';
import { ErrorCard } from '../../kit/index.ts';
import { useCrashReport } from './use-crash-report.ts';

interface SlotBoundaryProps {
  /** Where a card would be too much, a crash leaves nothing. */
  isQuiet?: boolean;
  children: ReactNode;
}

/** Around what another remote puts into a slot: a crash is reported, and the page that has the slot stays. */
export class SlotBoundary extends Component<SlotBoundaryProps, { crash: { error: unknown } | null }> {
  override state: { crash: { error: unknown } | null } = { crash: null };

  static getDerivedStateFromError(error: unknown) {
    return { crash: { error } };
  }

  override render() {
    const { crash } = this.state;
    if (!crash) return this.props.children;
    return (
      <>
        <Reported error={crash.error} />
        {this.props.isQuiet ? null : <ErrorCard title={t('common.notLoaded')} onRetry={this.retry} />}
      </>
    );
  }

  private readonly retry = (): void => this.setState({ crash: null });
}

function Reported({ error }: { error: unknown }) {
  useCrashReport(error);
  return null;
}
