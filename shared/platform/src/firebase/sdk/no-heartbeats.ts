import type { FirebaseApp } from 'firebase/app';
import { replaceComponent } from './replace-component.ts';

/**
 * The SDK counts its own use for Google in IndexedDB, and no call to the provider is sent before that has answered: a
 * sign-in, a new token. Nothing is counted.
 */
export const switchOffHeartbeats = (app: FirebaseApp): void =>
  replaceComponent(app, 'heartbeat', { triggerHeartbeat: async () => undefined, getHeartbeatsHeader: async () => '' });
