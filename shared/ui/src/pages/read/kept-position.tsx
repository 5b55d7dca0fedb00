import { Component, type ReactNode } from 'react';

interface KeptPositionProps {
  /** Whether something else is on the screen instead of the page. */
  isAway: boolean;
  children: ReactNode;
}

interface Position {
  address: string;
  focused: Element | null;
  top: number;
}

/**
 * Restores focus and scroll position. A class, because only classes have `getSnapshotBeforeUpdate`: once the page is
 * hidden, the browser has forgotten both.
 */
export class KeptPosition extends Component<KeptPositionProps> {
  private position: Position | null = null;

  override getSnapshotBeforeUpdate(): Position {
    return { address: window.location.href, focused: document.activeElement, top: window.scrollY };
  }

  override componentDidUpdate({ isAway: wasAway }: KeptPositionProps, _state: unknown, position: Position): void {
    const { isAway } = this.props;
    if (isAway === wasAway) return;
    if (isAway) this.position = position;
    else this.comeBack();
  }

  override render() {
    return this.props.children;
  }

  private comeBack(): void {
    // Meanwhile Back or Forward may have led elsewhere.
    if (this.position?.address !== window.location.href) return;
    const { focused, top } = this.position;
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true });
    window.scrollTo(0, top);
  }
}
