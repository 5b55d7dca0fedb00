import { defineShell } from '@portal/shared/build';

export const app = defineShell({
  directory: import.meta.dirname,
  screens: { '/': 'home', '/login': 'login' },
  standalonePort: 4005,
});
export default app.configuration;
