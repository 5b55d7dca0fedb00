import { join } from 'node:path';
import { defineShell } from '@portal/shared/build';
import { PUBLIC_ROUTES } from '@portal/shared/session/public-routes';

export const app = defineShell({
  directory: import.meta.dirname,
  screens: {
    '/': 'home',
    '/login': null,
    // Inside the prefix of a remote's area: otherwise its document would have that area loaded early.
    '/mfa/revert': 'mfa-revert',
  },
  paths: ['/', ...PUBLIC_ROUTES],
  firstPicture: join(import.meta.dirname, 'src/first-picture/first-picture.json'),
  standalonePort: 4005,
});
export default app.configuration;
