interface ListState {
  isOpen: boolean;
  /** The entry that Enter would choose; -1: none. */
  active: number;
  /** How many entries there are. */
  count: number;
}

/** What a key does to a list of suggestions below a text field. */
export type KeyEffect =
  | { kind: 'open' }
  | { kind: 'move'; active: number; isAtEnd: boolean }
  | { kind: 'choose'; active: number }
  | { kind: 'stay' }
  | { kind: 'close' };

/** null: the text field handles the key, such as Home while no entry is active. */
export function effectOf(key: string, state: ListState): KeyEffect | null {
  return state.isOpen ? effectWhileOpen(key, state) : effectWhileClosed(key);
}

function effectWhileClosed(key: string): KeyEffect | null {
  return key === 'ArrowDown' || key === 'ArrowUp' ? { kind: 'open' } : null;
}

function effectWhileOpen(key: string, { active, count }: ListState): KeyEffect | null {
  const last = count - 1;
  const moveTo = (index: number): KeyEffect =>
    count === 0 ? { kind: 'stay' } : { kind: 'move', active: index, isAtEnd: index === last };
  switch (key) {
    case 'ArrowDown':
      return moveTo(Math.min(active + 1, last));
    case 'ArrowUp':
      return moveTo(active < 0 ? last : Math.max(active - 1, 0));
    case 'Home':
      return active < 0 ? null : moveTo(0);
    case 'End':
      return active < 0 ? null : moveTo(last);
    // Without an active entry, Enter must not send the form either.
    case 'Enter':
      return active < 0 ? { kind: 'stay' } : { kind: 'choose', active };
    case 'Escape':
      return { kind: 'close' };
    default:
      return null;
  }
}
