import type { FirebaseApp } from 'firebase/app';
import { replaceComponent } from './replace-component.ts';

const installations = { getId: async () => 'local-installation', getToken: async () => 'local-token' };

/**
 * Remote config and analytics ask Google for an id of this installation first. Where emulators replace Google's
 * services, the id is made up.
 */
export const provideLocalInstallations = (app: FirebaseApp): void =>
  replaceComponent(app, 'installations-internal', installations);
