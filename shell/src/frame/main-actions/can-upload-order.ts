import type { RemoteModule } from '@portal/platform/remote-module';
import { areaAt } from '#federation/areas/areas.ts';
import type { Portal } from '#federation/portal/portal.ts';

const PREFIX = '/order';
const BY_FILE = 'create-by-file';

/**
 * Whether orders can be sent as a file: whether the remote's routes or, before it is loaded, the registry has that
 * page. A press then waits for no code. If neither has it, the remote is loaded. One that cannot be loaded has no such
 * page.
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
