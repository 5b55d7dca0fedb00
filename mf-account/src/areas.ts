import type { RemoteAreas } from '@portal/shared/host/area';

export const areas = {
  '/password': {
    title: 'パスワードの変更',
    menu: { place: 'account', icon: 'key' },
    firstPage: 'password',
  },
  '/mfa': {
    title: '2段階認証の設定',
    menu: { place: 'account', icon: 'shield' },
    firstPage: 'mfa',
  },
  // Reached from /mfa, and by the guard that holds until two-factor is set up.
  '/mfa-setting': { title: '2段階認証の設定', firstPage: 'mfa-setting' },
  '/email-setting': {
    title: 'メール通知の設定',
    menu: { place: 'account', icon: 'mail' },
    firstPage: 'email-setting',
  },
} satisfies RemoteAreas;
