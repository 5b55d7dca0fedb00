import { defineRemote } from '@portal/shared/build';

export const app = defineRemote({
  directory: import.meta.dirname,
  prefixes: { '/password': 'password' },
  standalonePort: 4003,
});
