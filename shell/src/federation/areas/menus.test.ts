import type { Area } from './areas.ts';
import { areaMenuItems } from './menus.ts';

const main = (prefix: Area['prefix']): Area => ({ remote: 'mf', prefix, title: prefix, menu: { place: 'main' } });
const account = (prefix: Area['prefix']): Area => ({ remote: 'mf', prefix, title: prefix, menu: { place: 'account' } });
const prefixes = (areas: readonly Area[], place: 'main' | 'account') =>
  areaMenuItems(areas, place).map(({ prefix }) => prefix);

test('the main menu leads to searches, billing, usage, applications and news, in that order', () => {
  const areas = (['/news', '/option', '/usage', '/billing', '/order'] as const).map(main);
  expect(prefixes(areas, 'main')).toEqual(['/order', '/billing', '/usage', '/option', '/news']);
});

test('the account menu leads to password, two-factor and mail settings, in that order', () => {
  const areas = (['/email-setting', '/mfa', '/password'] as const).map(account);
  expect(prefixes(areas, 'account')).toEqual(['/password', '/mfa', '/email-setting']);
});

test('an area that is not in the fixed order comes last, in the order of the registry', () => {
  expect(prefixes([main('/survey'), main('/parking'), main('/news')], 'main')).toEqual([
    '/news',
    '/survey',
    '/parking',
  ]);
});

test('an area appears only in the menu that it asks for, if any', () => {
  const areas: Area[] = [main('/order'), account('/mfa'), { remote: 'mf', prefix: '/mfa-setting', title: '設定' }];
  expect(prefixes(areas, 'main')).toEqual(['/order']);
  expect(prefixes(areas, 'account')).toEqual(['/mfa']);
});

test('its label is its title unless it names another', () => {
  const named: Area = { ...main('/order'), menu: { place: 'main', label: '依頼' } };
  expect(areaMenuItems([main('/news'), named], 'main').map(({ label }) => label)).toEqual(['依頼', '/news']);
});
