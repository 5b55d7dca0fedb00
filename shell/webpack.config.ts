import { join } from 'node:path';
import { defineShell } from '@portal/app-kit/build';
import type { PublicRoute } from '@portal/platform/session/public-routes';

export const app = defineShell({
  directory: import.meta.dirname,
  screens: {
    '/': 'home',
    '/todo': 'todo',
    '/notifications': 'notifications',
    '/login': null,
    '/auth-action': null,
    '/entry': 'entry',
    '/password-reset': 'password-reset',
    '/password-reset/change': 'password-reset-change',
    '/mfa-reset': 'mfa-reset',
    '/mfa/revert': 'mfa-revert',
  } satisfies Record<'/' | '/todo' | '/notifications' | PublicRoute, string | null>,
  staticSkeleton: join(import.meta.dirname, 'src/start/static-skeleton.json'),
  standalonePort: 4005,
});
export default app.configuration;
