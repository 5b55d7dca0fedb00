import { areaAt } from '#portal/areas.ts';
import type { Portal } from '#portal/portal.ts';

const PREFIX = '/order';
const BY_FILE = 'create-by-file';

/** Whether orders can be sent as a file: the remote's routes tell. A remote that cannot be loaded offers nothing. */
export async function canUploadOrder({ areas, loader }: Pick<Portal, 'areas' | 'loader'>): Promise<boolean> {
  const area = areaAt(areas, PREFIX);
  if (!area) return false;
  try {
    const module = await loader.load(area.remote, PREFIX);
    return module.routes[PREFIX]?.some(({ path }) => path === BY_FILE) ?? false;
  } catch {
    return false;
  }
}
