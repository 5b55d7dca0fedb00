import { type Place, places } from '#seed/words/places.ts';
import { createGeo } from './geo.ts';

const place = (code: string, names: [string, string, string], latitude: number, longitude: number): Place => {
  const [prefecture, municipality, town] = names;
  return { prefecture, municipality, municipalityCode: code, town, latitude, longitude };
};

const geo = createGeo([
  place('13108', ['東京都', '江東区', '豊洲'], 35.6549, 139.7963),
  place('13108', ['東京都', '江東区', '有明'], 35.6349, 139.7903),
  place('13120', ['東京都', '練馬区', '光が丘'], 35.7588, 139.6287),
  place('14133', ['神奈川県', '川崎市中原区', '小杉町'], 35.5756, 139.6598),
  place('01101', ['北海道', '札幌市中央区', '北五条西'], 43.0687, 141.3508),
  place('04101', ['宮城県', '仙台市青葉区', '中央'], 38.2601, 140.8824),
]);

const search = async (q: string): Promise<string[]> => {
  const response = await geo.request(`/address-search/AddressSearch?${new URLSearchParams({ q })}`);
  expect(response.status).toBe(200);
  const candidates = (await response.json()) as { properties: { title: string } }[];
  return candidates.map(({ properties }) => properties.title);
};

test('a candidate is a GeoJSON feature as GSI writes it: longitude first, no code for an address', async () => {
  const response = await geo.request('/address-search/AddressSearch?q=豊洲');
  expect(await response.json()).toEqual([
    {
      geometry: { coordinates: [139.7963, 35.6549], type: 'Point' },
      type: 'Feature',
      properties: { addressCode: '', title: '東京都江東区豊洲' },
    },
  ]);
});

test.each<[query: string, titles: string[], why: string]>([
  ['豊洲', ['東京都江東区豊洲'], 'a town'],
  ['江東区', ['東京都江東区', '東京都江東区豊洲', '東京都江東区有明'], 'a municipality comes before its towns'],
  [
    '中央',
    ['北海道札幌市中央区', '宮城県仙台市青葉区中央', '北海道札幌市中央区北五条西'],
    'several places contain the word',
  ],
  ['東京都江東区豊洲三丁目2番1号', ['東京都江東区豊洲'], 'an address falls back to its town'],
  ['東京都江東区豊洲３－２－１', ['東京都江東区豊洲'], 'full-width numbers'],
  ['〒135-0061 東京都江東区 豊洲3丁目', ['東京都江東区豊洲'], 'a postal code and spaces'],
  ['江東区有明1-1', ['東京都江東区有明'], 'without the prefecture'],
  ['中原区小杉町1丁目', ['神奈川県川崎市中原区小杉町'], 'without prefecture and city'],
  ['豊洲3-2-1', ['東京都江東区豊洲'], 'the town and a number'],
  ['江東区東陽四丁目11番28号', ['東京都江東区'], 'an unknown town falls back to the municipality'],
  ['札幌市中央区北５条西4丁目', ['北海道札幌市中央区北五条西'], 'digits for numbers in names'],
  ['ﾈﾘﾏ', [], 'readings are not known to GSI either'],
  ['練馬区光ケ丘', ['東京都練馬区光が丘'], 'が, ケ and ヶ'],
  ['中央区日本橋1-1', [], 'another city’s ward is not the town of that name'],
  ['豊洲市場前の駐車場', [], 'a town’s name alone, without a number, is not an address'],
  ['パリ', [], 'nothing found'],
  ['%', [], 'no pattern'],
  ['.*', [], 'no patterns either'],
])('the search for %s finds %j: %s', async (query, titles) => {
  expect(await search(query)).toEqual(titles);
});

test.each<[query: string, answer: object, why: string]>([
  ['lat=35.6549&lon=139.7963', { results: { muniCd: '13108', lv01Nm: '豊洲' } }, 'the middle of a town'],
  ['lat=35.6400&lon=139.7905', { results: { muniCd: '13108', lv01Nm: '有明' } }, 'the nearest town'],
  ['lat=43.07&lon=141.35', { results: { muniCd: '01101', lv01Nm: '北五条西' } }, 'a code keeps its leading zero'],
  ['lat=35.2&lon=139.9', {}, 'at sea'],
  ['lat=-35.6549&lon=-139.7963', {}, 'abroad'],
])('the address at %s is %j: %s', async (query, answer) => {
  const response = await geo.request(`/reverse-geocoder/LonLatToAddress?${query}`);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual(answer);
});

test.each([
  '/address-search/AddressSearch',
  '/address-search/AddressSearch?q=',
  '/address-search/AddressSearch?q=%20%E3%80%80',
  `/address-search/AddressSearch?q=${'x'.repeat(201)}`,
  '/reverse-geocoder/LonLatToAddress',
  '/reverse-geocoder/LonLatToAddress?lat=35.6',
  '/reverse-geocoder/LonLatToAddress?lat=north&lon=east',
  '/reverse-geocoder/LonLatToAddress?lat=&lon=',
  '/reverse-geocoder/LonLatToAddress?lat=139.7963&lon=35.6549e3',
  '/reverse-geocoder/LonLatToAddress?lat=139.7963&lon=35.6549',
])('wrong parameters are reported: %s', async (path) => {
  const response = await geo.request(path);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: expect.any(String) });
});

test('every address of the demo is found, and its position leads back to its municipality', async () => {
  const real = createGeo();
  for (const { prefecture, municipality, municipalityCode, town, latitude, longitude } of places) {
    const address = `${prefecture}${municipality}${town}3丁目2番1号`;
    const found = await real.request(`/address-search/AddressSearch?${new URLSearchParams({ q: address })}`);
    const [first] = (await found.json()) as { properties: { title: string } }[];
    expect(first?.properties.title).toBe(`${prefecture}${municipality}${town}`);
    const back = await real.request(`/reverse-geocoder/LonLatToAddress?lat=${latitude}&lon=${longitude}`);
    expect(await back.json()).toMatchObject({ results: { muniCd: municipalityCode } });
  }
});

test('municipality codes are real: five digits, beginning with the prefecture’s, one for each municipality', () => {
  const prefectureOf = new Map<string, string>();
  const codeOf = new Map<string, string>();
  for (const { prefecture, municipality, municipalityCode } of places) {
    expect(municipalityCode).toMatch(/^(0[1-9]|[1-3]\d|4[0-7])\d{3}$/);
    const name = prefecture + municipality;
    expect(codeOf.get(name) ?? municipalityCode).toBe(municipalityCode);
    expect(prefectureOf.get(municipalityCode.slice(0, 2)) ?? prefecture).toBe(prefecture);
    codeOf.set(name, municipalityCode);
    prefectureOf.set(municipalityCode.slice(0, 2), prefecture);
  }
  expect(new Set(codeOf.values()).size).toBe(codeOf.size);
});
