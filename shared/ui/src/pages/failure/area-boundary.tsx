import { useLocation } from '@portal/platform/router';
import { Component, type ReactNode } from 'react';
import { expectNewPage } from '../../kit/page/use-page-heading.ts';
import { AreaFailure } from './area-failure.tsx';
import { useShownArea } from './shown-area.ts';
import { useCrashReport } from './use-crash-report.ts';

interface AreaBoundaryProps {
  /** Before the area is mounted again. */
  onRetry?: () => void;
  children: ReactNode;
}

/** Keeps a crash inside its area. The retry, a link and Back mount the area afresh. */
export function AreaBoundary(props: AreaBoundaryProps) {
  const { key } = useLocation();
  return <Boundary {...props} place={key} />;
}

interface BoundaryProps extends AreaBoundaryProps {
  place: string;
}
interface BoundaryState {
  place: string;
  crash: { error: unknown } | null;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { place: this.props.place, crash: null };

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return place === state.place ? null : { place, crash: null };
  }

  static getDerivedStateFromError(error: unknown): Pick<BoundaryState, 'crash'> {
    return { crash: { error } };
  }

  override componentDidCatch(): void {
    // The element with the focus is gone with the page.
    expectNewPage();
  }

  override render() {
    const { crash } = this.state;
    return crash ? <Crashed error={crash.error} onRetry={this.retry} /> : this.props.children;
  }

  private readonly retry = (): void => {
    this.props.onRetry?.();
    this.setState({ crash: null });
  };
}

function Crashed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  useCrashReport(error, useShownArea().build());
  return <AreaFailure what="crashed" error={error} onRetry={onRetry} />;
}
