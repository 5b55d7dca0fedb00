import type { FirebaseApp } from 'firebase/app';
// @ts-expect-error -- exported at run time for Firebase's own packages, stripped from the public typings
import { _addOrOverwriteComponent } from 'firebase/app';

/** Replaces, for this app, what Firebase's packages provide to each other under this name. */
export function replaceComponent(app: FirebaseApp, name: string, instance: object): void {
  const add: (app: FirebaseApp, component: object) => void = _addOrOverwriteComponent;
  add(app, {
    name,
    type: 'PRIVATE',
    instanceFactory: () => instance,
    instantiationMode: 'LAZY',
    multipleInstances: false,
    serviceProps: {},
    onInstanceCreated: null,
  });
}
