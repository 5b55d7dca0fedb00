import type { RemoteModule } from '@portal/platform/remote-module';
import { areaAt } from '#federation/areas/areas.ts';
import type { Portal } from '#federation/portal/portal.ts';

const PREFIX = '/order';
const BY_FILE = 'create-by-file';

/**
 * Whether orders can be sent as a file. The remote's routes tell, or before it is loaded the registry, so that a press
 * waits for no code; only if neither does, it is loaded. A remote that cannot be loaded offers nothing.
 */
export function canUploadOrder({ areas, loader }: Pick<Portal, 'areas' | 'loader'>): boolean | Promise<boolean> {
  const area = areaAt(areas, PREFIX);
  if (!area) return false;
  const module = loader.loaded(area.remote, PREFIX);
  if (module) return hasUpload(module);
  return (
    loader.namesPage(area.remote, `${PREFIX}/${BY_FILE}`) ||
    loader.load(area.remote, PREFIX).then(hasUpload, () => false)
  );
}

const hasUpload = ({ routes }: RemoteModule): boolean => routes[PREFIX]?.some(({ path }) => path === BY_FILE) ?? false;
