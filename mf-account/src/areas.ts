import type { RemoteAreas } from '@portal/platform/registry/area';
import { messages } from './text/messages.ts';

export const areas = {
  '/password': {
    title: messages['password.title'],
    menu: { place: 'account', icon: 'key' },
    pageChunks: { '': 'password' },
  },
  '/mfa': {
    title: messages['mfa.title'],
    menu: { place: 'account', icon: 'shield' },
    pageChunks: {
      '': 'mfa',
      'email-verify': 'verification',
      'email-verify-sent': 'verification',
      'email-verify-complete': 'verification',
    },
  },
  // Reached from /mfa, and by the guard that demands two-factor.
  '/mfa-setting': { title: messages['mfaSetting.title'], pageChunks: { '': 'mfa-setting' } },
  '/sessions': {
    title: messages['sessions.title'],
    menu: { place: 'account', icon: 'devices', feature: 'sessions' },
    pageChunks: { '': 'sessions' },
  },
  '/email-setting': {
    title: messages['emailSetting.title'],
    menu: { place: 'account', icon: 'mail' },
    pageChunks: { '': 'email-setting' },
  },
} satisfies RemoteAreas;
