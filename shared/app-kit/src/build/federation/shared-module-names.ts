import type { Module } from 'webpack';

/** How the federation plugin names the modules that stand for shared ones; these names do not depend on the folder. */
const nameAfter =
  (kind: string) =>
  (module: Module): string | null => {
    const name = module.libIdent({ context: '/' });
    return name?.startsWith(kind) ? name.slice(kind.length) : null;
  };

/** The key of the shared module that this module consumes. */
export const consumedName = nameAfter('webpack/sharing/consume/default/');
/** The key of the shared module that this module provides. */
export const providedName = nameAfter('webpack/sharing/provide/default/');
