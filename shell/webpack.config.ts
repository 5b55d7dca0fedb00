import { defineShell } from '@portal/shared/build';

export const app = defineShell({
  directory: import.meta.dirname,
  screens: {
    '/': 'home',
    '/login': 'login',
    // Inside the prefix of a remote's area: otherwise its document would have that area loaded early.
    '/mfa/revert': 'mfa-revert',
  },
  standalonePort: 4005,
});
export default app.configuration;
