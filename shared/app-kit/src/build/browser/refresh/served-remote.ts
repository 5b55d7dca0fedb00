import type { RemoteModule } from '@portal/platform';

/** webpack takes the `src/remote.ts` that is served in place of this file. */
export declare const remote: RemoteModule;
