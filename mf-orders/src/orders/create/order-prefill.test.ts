import { emptyOrderValues } from '#orders/form/order-values.ts';
import { orderDetail } from '#testing/order-fixtures.ts';
import { copyOrder, readPrefill } from './order-prefill.ts';

const TODAY = '2026-11-21';
const defaults = emptyOrderValues(TODAY);
const read = (search: string) => readPrefill(new URLSearchParams(search), defaults);
const SITE = 'address=東京都新宿区新宿三丁目1番&latitude=35.690921&longitude=139.700258';
const site = { address: '東京都新宿区新宿三丁目1番', latitude: '35.690921', longitude: '139.700258' };

test.each(['', 'step=2', 'address=&remarks=%20', 'utm_source=mail'])('"%s" hands nothing over', (search) => {
  expect(read(search)).toBeUndefined();
});

test.each([
  ['constructionName=新宿三丁目ビル', { constructionName: '新宿三丁目ビル' }],
  ['numberOfCars=3', { numberOfCars: '3' }],
  ['numberOfCars=9999', { numberOfCars: '9999' }],
  [`constructionName=${'あ'.repeat(255)}`, { constructionName: 'あ'.repeat(255) }],
  [`remarks=${'あ'.repeat(255)}`, { remarks: 'あ'.repeat(255) }],
  [`constructionCode=${'K'.repeat(255)}`, { kizukuSpotId: 'K'.repeat(255) }],
  ['automobileType=TRUCK_2T', { automobileType: 'TRUCK_2T' }],
  ['startDate=2026-12-01&endDate=2027-03-31', { startDate: '2026-12-01', endDate: '2027-03-31' }],
  ['startDate=2026-12-01', { startDate: '2026-12-01', endDate: '2026-12-01' }],
  ['startDate=2026-11-01', { startDate: '2026-11-01' }],
  ['endDate=2026-12-31', { endDate: '2026-12-31' }],
  ['remarks=朝7時から%0A使いたいです。', { remarks: '朝7時から\n使いたいです。' }],
  ['constructionCode=K-001', { kizukuSpotId: 'K-001' }],
  [SITE, site],
  [`${SITE}&numberOfCars=2`, { ...site, numberOfCars: '2' }],
] as const)('filled in: %s', (search, expected) => {
  expect(read(search)).toEqual({
    values: { ...defaults, ...expected },
    isLocated: 'address' in expected,
    isApplied: true,
    isPartlyInvalid: false,
    isOtherCar: false,
    from: null,
  });
});

test.each([
  'address=東京都新宿区',
  'latitude=35.69&longitude=139.70',
  'address=東京都新宿区&latitude=35.69',
  'address=東京都新宿区&latitude=north&longitude=139.70',
  'address=Paris&latitude=48.85&longitude=2.35',
])('unless all three parts are given, the location keeps its default: %s', (search) => {
  expect(read(search)).toEqual({
    values: defaults,
    isLocated: false,
    isApplied: false,
    isPartlyInvalid: true,
    isOtherCar: false,
    from: null,
  });
  expect(defaults).toMatchObject({ address: '', latitude: '35.681236', longitude: '139.767125' });
});

test.each([
  ['numberOfCars=0'],
  ['numberOfCars=-2'],
  ['numberOfCars=1.5'],
  ['numberOfCars=many'],
  ['numberOfCars=10000'],
  ['automobileType=a%00b'],
  [`automobileType=${'あ'.repeat(250)}`],
  ['startDate=2026-02-30'],
  ['startDate=2026/12/01'],
  ['startDate=2027-03-31&endDate=2026-12-01'],
  ['endDate=2026-11-01'],
  [`remarks=${'あ'.repeat(256)}`],
  [`constructionName=${'あ'.repeat(256)}`],
  ['constructionName=a%00b'],
  [`constructionCode=${'K'.repeat(256)}`],
])('an invalid part keeps its default and is reported: %s', (search) => {
  expect(read(search)).toEqual({
    values: defaults,
    isLocated: false,
    isApplied: false,
    isPartlyInvalid: true,
    isOtherCar: false,
    from: null,
  });
});

test('one invalid part does not affect the others', () => {
  expect(read('constructionName=四谷&numberOfCars=0')).toEqual({
    values: { ...defaults, constructionName: '四谷', numberOfCars: '1' },
    isLocated: false,
    isApplied: true,
    isPartlyInvalid: true,
    isOtherCar: false,
    from: null,
  });
});

test.each([
  ['automobileType=BICYCLE', '車両の種類：BICYCLE'],
  ['automobileType=toString', '車両の種類：toString'],
  ['automobileType=10tダンプ&remarks=朝7時から', '車両の種類：10tダンプ\n朝7時から'],
])('a kind of car that the form does not know is "other", in words: %s', (search, remarks) => {
  expect(read(search)).toEqual({
    values: { ...defaults, automobileType: 'OTHER', remarks },
    isLocated: false,
    isApplied: true,
    isPartlyInvalid: false,
    isOtherCar: true,
    from: null,
  });
});

test('remarks without room for it stay as they are', () => {
  const remarks = 'あ'.repeat(250);
  expect(read(`automobileType=BICYCLE&remarks=${remarks}`)).toMatchObject({
    values: { automobileType: '', remarks },
    isPartlyInvalid: true,
    isOtherCar: false,
    from: null,
  });
});

describe('from an earlier order', () => {
  test('comes everything but its period and its files', () => {
    const order = orderDetail();
    expect(copyOrder(order, defaults)).toEqual({
      values: {
        address: '東京都新宿区新宿三丁目1番',
        latitude: '35.690921',
        longitude: '139.700258',
        constructionName: '新宿三丁目ビル新築工事',
        numberOfCars: '3',
        automobileType: 'WAGON',
        startDate: '',
        endDate: '',
        remarks: '朝7時から使いたいです。',
        kizukuSpotId: '',
      },
      isLocated: true,
      isApplied: true,
      isPartlyInvalid: false,
      isOtherCar: false,
      from: { id: order.id, name: order.name },
    });
  });

  test('without a point on the map comes the address alone, and nothing is called invalid', () => {
    expect(copyOrder(orderDetail({ location: null }), defaults)).toMatchObject({
      values: {
        address: '東京都新宿区新宿三丁目1番',
        latitude: defaults.latitude,
        longitude: defaults.longitude,
        constructionName: '新宿三丁目ビル新築工事',
      },
      isLocated: false,
      isApplied: true,
      isPartlyInvalid: false,
    });
  });

  test('a kind of car that the form does not know is in the remarks', () => {
    const { values, isOtherCar } = copyOrder(orderDetail({ automobileType: '10tダンプ' }), defaults);
    expect([values.automobileType, values.remarks, isOtherCar]).toEqual([
      'OTHER',
      '車両の種類：10tダンプ\n朝7時から使いたいです。',
      true,
    ]);
  });

  test('what the host did not send keeps its default', () => {
    const unreadable = { name: '', address: '', remarks: '', automobileType: '', numberOfCars: null, location: null };
    expect(copyOrder(orderDetail(unreadable), defaults)).toMatchObject({
      values: { ...defaults, startDate: '', endDate: '' },
      isLocated: false,
      isApplied: false,
      isPartlyInvalid: true,
    });
  });
});
