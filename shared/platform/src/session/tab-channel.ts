/** A channel between the tabs of this browser; null if it has no BroadcastChannel. */
export const openTabChannel = (name: string): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
