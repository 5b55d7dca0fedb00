import type { ShownArea } from '@portal/shared/host/shell';
import { getRelease } from '@portal/shared/observe';

/** A page for visitors: there is nothing else to lead to. */
export const publicPage = (title: string): ShownArea => ({
  title,
  build: shellBuild,
  others: () => [],
  onShown: () => undefined,
  onFailed: () => undefined,
});

export const shellBuild = () => getRelease()?.host;
