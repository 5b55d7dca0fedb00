import { reportError } from '@portal/platform/observe';
import { Component, type ReactNode } from 'react';

interface FramePartProps {
  children: ReactNode;
  /** Shown in its place if it cannot be rendered. */
  instead?: ReactNode;
}

/**
 * Keeps a failure inside its part of the frame: the page and the other parts stay. The part is rendered afresh once,
 * because a browser extension may have changed React's elements.
 */
export class FramePart extends Component<FramePartProps, { isLost: boolean }> {
  override state = { isLost: false };
  private isSecond = false;

  static getDerivedStateFromError(): { isLost: boolean } {
    return { isLost: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error, { reason: 'a part of the frame could not be rendered', category: 'applicationCrash' });
    if (this.isSecond) return;
    this.isSecond = true;
    this.setState({ isLost: false });
  }

  override render(): ReactNode {
    return this.state.isLost ? this.props.instead : this.props.children;
  }
}
