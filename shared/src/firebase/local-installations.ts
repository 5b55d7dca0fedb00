import type { FirebaseApp } from 'firebase/app';
// @ts-expect-error -- exported at run time for Firebase's own packages, stripped from the public typings
import { _addOrOverwriteComponent } from 'firebase/app';

const installations = { getId: async () => 'local-installation', getToken: async () => 'local-token' };

/**
 * Remote config and analytics ask Google for an id of this installation first. Where emulators replace Google's
 * services, the id is made up.
 */
export function makeUpInstallations(app: FirebaseApp): void {
  const add: (app: FirebaseApp, component: object) => void = _addOrOverwriteComponent;
  add(app, {
    name: 'installations-internal',
    type: 'PRIVATE',
    instanceFactory: () => installations,
    instantiationMode: 'LAZY',
    multipleInstances: false,
    serviceProps: {},
    onInstanceCreated: null,
  });
}
