import { createRequire } from 'node:module';

interface Exegesis {
  middleware(document: unknown, options: object): unknown;
}

let isInstalled = false;

/**
 * Makes the emulator's router compile a schema's validator when it is first needed. The router supports this, but the
 * emulator does not use it, and compiling is most of the emulator's start. Call it before `createApp`.
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
