import type { RemoteAreas } from '@portal/platform/registry/area';
import { messages } from './text/messages.ts';

export const areas = {
  '/password': {
    title: messages['password.title'],
    menu: { place: 'account', icon: 'key' },
    firstPage: 'password',
  },
  '/mfa': {
    title: messages['mfa.title'],
    menu: { place: 'account', icon: 'shield' },
    firstPage: 'mfa',
    pages: {
      'email-verify': 'verification',
      'email-verify-sent': 'verification',
      'email-verify-complete': 'verification',
    },
  },
  // Reached from /mfa, and by the guard that demands two-factor.
  '/mfa-setting': { title: messages['mfaSetting.title'], firstPage: 'mfa-setting' },
  '/email-setting': {
    title: messages['emailSetting.title'],
    menu: { place: 'account', icon: 'mail' },
    firstPage: 'email-setting',
  },
} satisfies RemoteAreas;
