import type { Failure, ShownArea } from '@portal/ui/host';
import { createMaintenanceBoard } from '#federation/area-maintenance/maintenance-board.ts';
import type { RemoteLoader } from '#federation/loader/remote-loader.ts';
import { portalAreas } from '#testing/portal-areas.ts';
import { createShownAreas } from './shown-areas.ts';

const AREAS = portalAreas(['/order', '/billing', '/news', '/mfa-setting', '/password']);

interface State {
  down?: string;
  closed?: string;
  /** Areas of one remote; the name of each other remote is its prefix. */
  sameRemote?: readonly string[];
}

function shownAreas({ down = '', closed = '', sameRemote = [] }: State = {}) {
  const areas = AREAS.map((area) => (sameRemote.includes(area.prefix) ? { ...area, remote: 'mf-both' } : area));
  const loader = {
    buildFor: (name) => ({ name, version: '2' }),
    isDown: (name) => name === down,
  } as Partial<RemoteLoader> as RemoteLoader;
  const announced = { text: 'メンテナンス中です。', from: '2020-01-01T00:00:00+09:00' };
  const maintenance = createMaintenanceBoard(closed ? { [closed]: { maintenance: announced } } : {});
  const shown = createShownAreas({ areas, maintenance, loader });
  const at = (prefix: string) => {
    const area = areas.find((one) => one.prefix === prefix);
    if (!area) throw new Error(prefix);
    return shown.ofRemote(area);
  };
  return { at, home: shown.ofShell('/', 'ホーム') };
}
const linksOf = ({ others }: Pick<ShownArea, 'others'>, what: Failure = 'failed') => others(what).map(({ to }) => to);

test('a card leads to home and to what the menus lead to, but not to itself', () => {
  const { at, home } = shownAreas();
  expect(linksOf(at('/billing'))).toEqual(['/', '/order', '/news', '/password']);
  expect(linksOf(home)).toEqual(['/order', '/billing', '/news', '/password']);
});

test.each([
  ['whose remote could not be loaded', { down: '/news' }],
  ['under maintenance', { closed: '/news' }],
])('nor to an area %s', (_, state) => {
  expect(linksOf(shownAreas(state).at('/billing'))).toEqual(['/', '/order', '/password']);
});

test('nor, where its code could not be loaded, to another area of its own remote', () => {
  const { at, home } = shownAreas({ sameRemote: ['/billing', '/news'] });
  expect(linksOf(at('/billing'))).toEqual(['/', '/order', '/password']);
  expect(linksOf(at('/billing'), 'crashed')).toEqual(['/', '/order', '/news', '/password']);
  expect(linksOf(at('/order'))).toEqual(['/', '/billing', '/news', '/password']);
  expect(linksOf(home)).toContain('/news');
});

test('nor to one that failed when it was last shown', () => {
  const { at, home } = shownAreas();
  at('/news').onFailed();
  home.onFailed();
  expect(linksOf(at('/billing'))).toEqual(['/order', '/password']);
  at('/news').onShown();
  home.onShown();
  expect(linksOf(at('/billing'))).toEqual(['/', '/order', '/news', '/password']);
});
