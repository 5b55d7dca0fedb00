import { createRequire } from 'node:module';

interface Exegesis {
  middleware(document: unknown, options: object): unknown;
}

let isInstalled = false;

/**
 * Has the emulator's router compile the validator of a schema when it is first needed. The router can do that, the
 * emulator does not ask for it, and it is most of the emulator's start. To be called before `createApp`.
 */
export function validateLazily(): void {
  if (isInstalled) return;
  isInstalled = true;
  const here = createRequire(import.meta.url);
  const inFirebaseTools = createRequire(here.resolve('firebase-tools/lib/emulator/auth/server.js'));
  const exegesis = inFirebaseTools('exegesis-express') as Exegesis;
  const { middleware } = exegesis;
  exegesis.middleware = (document, options) => middleware(document, { ...options, lazyCompileValidationSchemas: true });
}
