import { defineRemote } from '@portal/shared/build';

export const app = defineRemote({
  directory: import.meta.dirname,
  prefixes: { '/news': 'news-list' },
  standalonePort: 4004,
});
