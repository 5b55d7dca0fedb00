import { Component, type ReactNode } from 'react';

interface KeptPlaceProps {
  /** Whether something else is on the screen instead of the page. */
  isAway: boolean;
  children: ReactNode;
}

interface Place {
  address: string;
  focused: Element | null;
  top: number;
}

/**
 * Returns the customer to the field and the part of the page where they were. A class, because only a class is asked
 * before the page is hidden; afterwards the browser has forgotten both.
 */
export class KeptPlace extends Component<KeptPlaceProps> {
  private place: Place | null = null;

  override getSnapshotBeforeUpdate(): Place {
    return { address: window.location.href, focused: document.activeElement, top: window.scrollY };
  }

  override componentDidUpdate({ isAway: wasAway }: KeptPlaceProps, _state: unknown, place: Place): void {
    const { isAway } = this.props;
    if (isAway === wasAway) return;
    if (isAway) this.place = place;
    else this.comeBack();
  }

  override render() {
    return this.props.children;
  }

  private comeBack(): void {
    // Back and Forward lead elsewhere meanwhile.
    if (this.place?.address !== window.location.href) return;
    const { focused, top } = this.place;
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true });
    window.scrollTo(0, top);
  }
}
