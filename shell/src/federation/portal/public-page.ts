import { getRelease } from '@portal/platform/observe';
import type { ShownArea } from '@portal/ui/host';

/** A page for visitors: no other area is available to them. */
export const publicPage = (title: string): ShownArea => ({
  title,
  build: shellBuild,
  others: () => [],
  onShown: () => undefined,
  onFailed: () => undefined,
});

export const shellBuild = () => getRelease()?.host;
