import type { Area } from '#federation/areas/areas.ts';

/** The areas in the registry of these tests. */
const KNOWN: Readonly<Record<string, Pick<Area, 'title' | 'menu'>>> = {
  '/order': { title: '駐車場探しの依頼', menu: { place: 'main', tabletLabel: '駐車場の依頼' } },
  '/billing': { title: '請求', menu: { place: 'main' } },
  '/usage': { title: '利用状況', menu: { place: 'main' } },
  '/option': { title: '各種申請', menu: { place: 'main' } },
  '/news': { title: 'お知らせ', menu: { place: 'main' } },
  '/password': { title: 'パスワードの変更', menu: { place: 'account', icon: 'key' } },
  '/mfa': { title: '2段階認証の設定', menu: { place: 'account', icon: 'shield' } },
  '/sessions': { title: 'ログインの状況', menu: { place: 'account', icon: 'devices', feature: 'sessions' } },
  '/email-setting': { title: 'メール通知の設定', menu: { place: 'account', icon: 'mail' } },
};

/** The name of a remote is its prefix. */
export const portalAreas = (prefixes: readonly string[]): Area[] =>
  prefixes.map((prefix) => ({
    title: prefix,
    ...KNOWN[prefix],
    remote: prefix,
    prefix: prefix as Area['prefix'],
  }));
