import { defineRemote } from '@portal/shared/build';

export const app = defineRemote({
  directory: import.meta.dirname,
  prefixes: {
    '/password': 'password',
    '/mfa': 'mfa',
    '/mfa-setting': 'mfa-setting',
    '/email-setting': 'email-setting',
  },
  standalonePort: 4003,
});
