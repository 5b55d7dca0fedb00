import { defineRemote } from '@portal/shared/build';

export const app = defineRemote({
  directory: import.meta.dirname,
  prefixes: { '/billing': 'billing' },
  standalonePort: 4002,
});
