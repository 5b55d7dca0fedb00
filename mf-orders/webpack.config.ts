import { defineRemote } from '@portal/shared/build';

export const app = defineRemote({
  directory: import.meta.dirname,
  prefixes: { '/order': 'order-list' },
  standalonePort: 4001,
});
