import type * as reactRefresh from 'react-refresh';

export type Refresh = typeof reactRefresh;

declare global {
  /** The one refresh runtime of a page whose shell runs with hot reload; React tells it about every root. */
  var portalRefresh: Refresh | undefined;
}

/** Modules are named by their path within the app, so two apps may have modules of the same name. */
export const registerFor =
  ({ register }: Pick<Refresh, 'register'>, app: string): Refresh['register'] =>
  (type, id) =>
    register(type, `${app} ${id}`);
