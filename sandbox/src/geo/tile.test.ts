import { createGeo } from './geo.ts';
import { drawTile } from './tile.ts';

const geo = createGeo([
  {
    prefecture: '東京都',
    municipality: '江東区',
    municipalityCode: '13108',
    town: '豊洲',
    latitude: 35.6549,
    longitude: 139.7963,
  },
]);
/** The tile of Toyosu's middle at zoom 16. */
const TOYOSU = '/xyz/pale/16/58217/25812.svg';

const namesOn = (drawing: string) => [...drawing.matchAll(/<text[^>]*>([^<]*)/g)].map(([, name]) => name);

test('a tile is a drawing that says so, with the names of the towns that are there', async () => {
  const response = await geo.request(TOYOSU);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  expect(namesOn(await response.text())).toEqual(['豊洲', '見本の地図']);
  const elsewhere = await geo.request('/xyz/pale/16/58200/25813.svg');
  expect(namesOn(await elsewhere.text())).toEqual(['見本の地図']);
});

test('the same tile is always drawn alike, and its streets go on in the next one', () => {
  const at = { z: 16, x: 58216, y: 25813 };
  expect(drawTile(at, [])).toBe(drawTile(at, []));
  const across = (drawing: string) => drawing.match(/M0 [\d.-]+H256/g);
  expect(across(drawTile({ ...at, x: at.x + 1 }, []))).toEqual(across(drawTile(at, [])));
});

test.each(['/xyz/pale/2/4/0.svg', '/xyz/pale/19/0/0.svg', '/xyz/pale/1/x/0.svg', '/xyz/pale/16/58216/-1.svg'])(
  'there is no tile %s',
  async (path) => {
    expect((await geo.request(path)).status).toBe(404);
  },
);
