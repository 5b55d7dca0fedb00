/** What one tab posts, the other tabs of this browser receive. null: a browser whose tabs cannot talk to each other. */
export const openTabChannel = (name: string): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
