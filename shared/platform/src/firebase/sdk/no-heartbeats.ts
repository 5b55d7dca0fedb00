import type { FirebaseApp } from 'firebase/app';
import { replaceComponent } from './replace-component.ts';

/**
 * The SDK counts its own use for Google in IndexedDB, and every call to the provider waits for that. This switches it
 * off.
 */
export const disableHeartbeats = (app: FirebaseApp): void =>
  replaceComponent(app, 'heartbeat', { triggerHeartbeat: async () => undefined, getHeartbeatsHeader: async () => '' });
