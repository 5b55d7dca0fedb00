import type { Areas } from '@portal/platform/registry/area';
import type { RemoteModule } from '@portal/platform/remote-module';

export interface LinkedRemote {
  readonly module: RemoteModule;
  readonly areas: Areas;
}

/** The build puts every remote of the repository here. */
export const linkedRemotes: readonly LinkedRemote[] = [];
