import * as v from 'valibot';
import type { Call } from './call.ts';
import { calls } from './calls.ts';

/** What each call accepts: the longest and the shortest values pass, and anything beyond is refused at its field. */
const id = 'a1B2c3D4e5F6g7H8i9';
type Name = keyof typeof calls;

const schemaOf = (name: Name): v.GenericSchema => (calls[name] as Call).body as v.GenericSchema;
const refusedAt = (name: Name, body: unknown) => [
  ...new Set((v.safeParse(schemaOf(name), body).issues ?? []).map((issue) => v.getDotPath(issue) ?? '')),
];
const long = (count: number) => '髙'.repeat(count);
const urls = (count: number) => Array.from({ length: count }, (_, index) => `http://localhost/${index}.pdf`);
const ids = (count: number) => Array.from({ length: count }, () => id);

const site = {
  address: '東京都新宿区新宿三丁目1番',
  numberOfCars: 3,
  startDate: '2026-12-01',
  endDate: '2026-12-01',
  remarks: '',
};
const order = {
  ...site,
  constructionName: '新宿三丁目ビル新築工事',
  latitude: 35.69,
  longitude: 139.7,
  automobileType: 'WAGON',
  attachmentUrls: [],
};
const change = { ...site, name: '新宿三丁目ビル新築工事', automobileType: 'WAGON', attachments: [] };
const option = { name: '申請', requestService: ['guard'] };
const report = { reason: 'r', error: { name: 'n', message: 'm' }, category: 'c', path: '/' };
const share = { estimateIds: [id], emails: ['a@example.jp'], remarks: '' };
const entry = { companyName: '社', name: '名', email: 'a@example.jp', phoneNumber: '0312345678' };
const file = { filename: '依頼書.xlsx', fileKey: 'order_files/x' };
const pdf = (filename: string, content = 'QQ==') => ({ attachment: { filename, content } });
const upload = { name: '図面.pdf', url: 'http://localhost/a.pdf' };

const TAKEN: [Name, body: Record<string, unknown>, changes: Record<string, unknown>[]][] = [
  [
    'createOrder',
    order,
    [
      {},
      { constructionName: long(255), address: long(255), remarks: long(255), kizukuSpotId: long(255) },
      { numberOfCars: 1, kizukuSpotId: null },
      { numberOfCars: 9999, attachmentUrls: urls(20), startDate: '2000-01-01', endDate: '2100-12-31' },
      { attachmentUrls: [`http://localhost/${'a'.repeat(1983)}`] },
      ...['NORMAL', 'LIGHT', 'WAGON', 'TRUCK_2T', 'TRUCK_4T', 'OTHER'].map((automobileType) => ({ automobileType })),
    ],
  ],
  [
    'updateOrder',
    change,
    [
      {},
      { id, location: { latitude: 35, longitude: 139 }, automobileType: 'a car of tomorrow' },
      { automobileType: 'a'.repeat(50), attachments: Array.from({ length: 40 }, () => upload) },
      { attachments: [upload, { id, deleted: true }] },
      { attachments: [{ ...upload, name: 'a'.repeat(255) }] },
    ],
  ],
  ['createOrderByFile', file, [{}, { filename: 'a'.repeat(255) }, { fileKey: 'k' }, { fileKey: 'a'.repeat(1024) }]],
  [
    'shareEstimates',
    share,
    [{}, { estimateIds: ids(100), emails: Array.from({ length: 50 }, () => 'a@example.jp'), remarks: long(255) }],
  ],
  ['acceptEstimate', {}, [{}, { userRequest: '' }, { userRequest: long(255) }]],
  ['createEntry', entry, [{}, { companyName: long(256), name: long(20), phoneNumber: '09012345678' }]],
  [
    'notifyError',
    report,
    [
      {},
      {
        reason: 'a'.repeat(500),
        category: 'a'.repeat(100),
        authUid: 'a'.repeat(128),
        path: 'a'.repeat(500),
        error: { message: 'a'.repeat(2000), name: 'a'.repeat(200), stack: 'a'.repeat(6000), location: 'a'.repeat(500) },
      },
    ],
  ],
  ['setNewsVisibility', { doNotDisplayAgain: true }, [{}, { doNotDisplayAgain: false }]],
  [
    'setEmailNotification',
    { emailNotification: 'ALL' },
    [{}, { emailNotification: 'IMPORTANT_ONLY' }, { emailNotification: 'NONE' }],
  ],
  ['submitContractPdf', pdf('契約書.pdf'), [{}, pdf('a.PDF'), pdf(`${'a'.repeat(251)}.pdf`)]],
];

const bodyOf = (name: Name): Record<string, unknown> => TAKEN.find(([other]) => other === name)?.[1] ?? option;

test.each(TAKEN.flatMap(([name, body, changes]) => changes.map((values) => [name, { ...body, ...values }] as const)))(
  '%s: what is within the bounds is accepted unchanged (%#)',
  (name, body) => {
    expect(v.parse(schemaOf(name), body)).toEqual(body);
  },
);

test.each(
  TAKEN.filter(([name]) => name !== 'acceptEstimate').flatMap(([name, body]) =>
    Object.keys(body).map((field) => [name, field] as const),
  ),
)('%s: %s must not be missing', (name, field) => {
  const { [field]: _, ...rest } = bodyOf(name);
  expect(refusedAt(name, rest)).toEqual([field]);
});

test.each([...TAKEN.map(([name]) => name), 'createOption'] as const)('%s: unknown fields are refused', (name) => {
  expect(refusedAt(name, { ...bodyOf(name), unknown: 1 })).toEqual(['unknown']);
});

test.each<[Name, change: Record<string, unknown>, field: string]>([
  ['createOrder', { constructionName: ' ' }, 'constructionName'],
  ['createOrder', { constructionName: long(256) }, 'constructionName'],
  ['createOrder', { constructionName: 'a\nb' }, 'constructionName'],
  ['createOrder', { address: '' }, 'address'],
  ['createOrder', { address: long(256) }, 'address'],
  ['createOrder', { remarks: long(256) }, 'remarks'],
  ['createOrder', { numberOfCars: 0 }, 'numberOfCars'],
  ['createOrder', { numberOfCars: 10_000 }, 'numberOfCars'],
  ['createOrder', { numberOfCars: 1.5 }, 'numberOfCars'],
  ['createOrder', { startDate: '1999-12-31' }, 'startDate'],
  ['createOrder', { endDate: '2101-01-01' }, 'endDate'],
  ['createOrder', { endDate: '2026-11-30' }, 'endDate'],
  ['createOrder', { latitude: 91 }, 'latitude'],
  ['createOrder', { longitude: 181 }, 'longitude'],
  ['createOrder', { automobileType: '' }, 'automobileType'],
  ['createOrder', { attachmentUrls: urls(21) }, 'attachmentUrls'],
  ['createOrder', { attachmentUrls: ['a.pdf'] }, 'attachmentUrls.0'],
  ['createOrder', { attachmentUrls: [`http://localhost/${'a'.repeat(1984)}`] }, 'attachmentUrls.0'],
  ['createOrder', { attachmentUrls: [`http://localhost/${long(700)}`] }, 'attachmentUrls.0'],
  ['createOrder', { kizukuSpotId: long(256) }, 'kizukuSpotId'],
  ['updateOrder', { id: 'x' }, 'id'],
  ['updateOrder', { location: { latitude: 35 } }, 'location.longitude'],
  ['updateOrder', { automobileType: '' }, 'automobileType'],
  ['updateOrder', { automobileType: 'a'.repeat(51) }, 'automobileType'],
  ['updateOrder', { attachments: Array.from({ length: 41 }, () => upload) }, 'attachments'],
  ['updateOrder', { attachments: [{ id, deleted: false }] }, 'attachments.0'],
  ['updateOrder', { attachments: [{ ...upload, name: '' }] }, 'attachments.0.name'],
  ['updateOrder', { attachments: [{ ...upload, name: 'a'.repeat(256) }] }, 'attachments.0.name'],
  ['updateOrder', { attachments: [{ ...upload, url: 'a.pdf' }] }, 'attachments.0.url'],
  ['updateOrder', { attachments: [{ ...upload, unknown: 1 }] }, 'attachments.0'],
  ['updateOrder', { attachments: [{ id, deleted: true, unknown: 1 }] }, 'attachments.0'],
  ['updateOrder', { endDate: '2026-11-30' }, 'endDate'],
  ['updateOrder', { startDate: '1999-12-31' }, 'startDate'],
  ['updateOrder', { endDate: '2101-01-01' }, 'endDate'],
  ['createOption', { usingStartTime: '1999-12-31', usingEndTime: '2000-01-01' }, 'usingStartTime'],
  ['createOption', { usingStartTime: '2100-12-31', usingEndTime: '2101-01-01' }, 'usingEndTime'],
  ['createOrderByFile', { filename: '' }, 'filename'],
  ['createOrderByFile', { filename: 'a'.repeat(256) }, 'filename'],
  ['createOrderByFile', { fileKey: '' }, 'fileKey'],
  ['createOrderByFile', { fileKey: 'a'.repeat(1025) }, 'fileKey'],
  ['createOrderByFile', { fileKey: long(342) }, 'fileKey'],
  ['shareEstimates', { estimateIds: [] }, 'estimateIds'],
  ['shareEstimates', { estimateIds: ids(101) }, 'estimateIds'],
  ['shareEstimates', { emails: [] }, 'emails'],
  ['shareEstimates', { emails: Array.from({ length: 51 }, () => 'a@example.jp') }, 'emails'],
  ['shareEstimates', { emails: ['a@'] }, 'emails.0'],
  ['shareEstimates', { emails: [`${'a'.repeat(244)}@example.jp`] }, 'emails.0'],
  ['shareEstimates', { remarks: long(256) }, 'remarks'],
  ['shareEstimates', { remarks: 'example.jp' }, 'remarks'],
  ['acceptEstimate', { userRequest: long(256) }, 'userRequest'],
  ['createEntry', { companyName: ' ' }, 'companyName'],
  ['createEntry', { companyName: long(257) }, 'companyName'],
  ['createEntry', { name: '\u200B' }, 'name'],
  ['createEntry', { name: long(21) }, 'name'],
  ['createEntry', { email: 'hanako@' }, 'email'],
  ['createEntry', { email: `${'a'.repeat(244)}@example.jp` }, 'email'],
  ['createEntry', { phoneNumber: '031234567' }, 'phoneNumber'],
  ['createEntry', { phoneNumber: '031234567890' }, 'phoneNumber'],
  ['createEntry', { phoneNumber: '0012345678' }, 'phoneNumber'],
  ['createEntry', { phoneNumber: '1312345678' }, 'phoneNumber'],
  ['createEntry', { phoneNumber: '+0312345678' }, 'phoneNumber'],
  ['createEntry', { phoneNumber: '03-1234-5678' }, 'phoneNumber'],
  ['notifyError', { reason: 'a'.repeat(501) }, 'reason'],
  ['notifyError', { category: 'a'.repeat(101) }, 'category'],
  ['notifyError', { authUid: 'a'.repeat(129) }, 'authUid'],
  ['notifyError', { path: 'a'.repeat(501) }, 'path'],
  ['notifyError', { error: { name: 'n' } }, 'error.message'],
  ['notifyError', { error: { message: 'm' } }, 'error.name'],
  ['notifyError', { error: { ...report.error, message: 'a'.repeat(2001) } }, 'error.message'],
  ['notifyError', { error: { ...report.error, name: 'a'.repeat(201) } }, 'error.name'],
  ['notifyError', { error: { ...report.error, stack: 'a'.repeat(6001) } }, 'error.stack'],
  ['notifyError', { error: { ...report.error, location: 'a'.repeat(501) } }, 'error.location'],
  ['notifyError', { error: { ...report.error, unknown: 1 } }, 'error.unknown'],
  ['setNewsVisibility', { doNotDisplayAgain: 1 }, 'doNotDisplayAgain'],
  ['setEmailNotification', { emailNotification: '' }, 'emailNotification'],
  ['submitContractPdf', pdf('契約書.txt'), 'attachment.filename'],
  ['submitContractPdf', pdf('.pdf'), 'attachment.filename'],
  ['submitContractPdf', pdf('a.pdf.exe'), 'attachment.filename'],
  ['submitContractPdf', pdf('a/b.pdf'), 'attachment.filename'],
  ['submitContractPdf', pdf('a\\b.pdf'), 'attachment.filename'],
  ['submitContractPdf', pdf(`${'a'.repeat(252)}.pdf`), 'attachment.filename'],
  ['submitContractPdf', pdf('a.pdf', 'Q'), 'attachment.content'],
  ['submitContractPdf', { attachment: { ...pdf('a.pdf').attachment, unknown: 1 } }, 'attachment.unknown'],
])('%s: a wrong value is refused at its field (%#)', (name, values, field) => {
  expect(refusedAt(name, { ...bodyOf(name), ...values })).toEqual([field]);
});

test('texts of one line are trimmed, e-mails too', () => {
  expect(v.parse(schemaOf('createEntry'), { ...entry, name: ' 名 ', email: ' a@example.jp ' })).toEqual(entry);
  expect(v.parse(schemaOf('shareEstimates'), { ...share, emails: [' a@example.jp '] })).toEqual(share);
});

describe('an application for services', () => {
  const empty = {
    orderId: null,
    otherRequestContent: null,
    province: null,
    district: null,
    street: null,
    usingStartTime: null,
    usingEndTime: null,
    others: '',
  };
  const whole = {
    name: '申請',
    requestService: ['guard', 'other'],
    orderId: id,
    otherRequestContent: '仮囲いの移設',
    province: '東京都',
    district: '江東区',
    street: '豊洲3丁目2-20',
    usingStartTime: '2026-12-01',
    usingEndTime: '2026-12-01',
    others: '備考',
  };
  const read = (body: unknown) => v.parse(schemaOf('createOption'), body);

  test('passes unchanged; absent, null and empty mean nothing', () => {
    expect(read(whole)).toEqual(whole);
    expect(read(option)).toEqual({ ...option, ...empty });
    expect(read({ ...option, ...empty, others: null })).toEqual({ ...option, ...empty });
    const blank = { otherRequestContent: '', province: '', district: '', street: '' };
    expect(read({ ...option, ...blank })).toEqual({ ...option, ...empty });
  });

  test('lists each service once, in the order of the sixteen', () => {
    const sixteen = [
      ...['roadPermit', 'guard', 'greeting', 'keyExchange', 'manual', 'inspection', 'office', 'containerOffice'],
      ...['rental', 'land', 'storage', 'wire', 'bailiff', 'tour', 'weed', 'other'],
    ];
    expect(read({ ...whole, requestService: sixteen.toReversed() })).toMatchObject({ requestService: sixteen });
  });

  test('has the text for "other" with that service only', () => {
    expect(read({ ...whole, requestService: ['guard'] })).toMatchObject({ otherRequestContent: null });
  });

  test('accepts the longest texts, trimmed', () => {
    const longest = {
      name: long(255),
      otherRequestContent: long(255),
      province: long(255),
      district: long(255),
      street: long(255),
      others: long(255),
    };
    expect(read({ ...whole, ...longest })).toMatchObject(longest);
    expect(read({ ...whole, others: ' 備考\n', otherRequestContent: ' 移設 ' })).toMatchObject({
      others: '備考',
      otherRequestContent: '移設',
    });
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['no name', { name: '' }, 'name'],
    ['a name that is too long', { name: long(256) }, 'name'],
    ['no service', { requestService: [] }, 'requestService'],
    ['a service twice', { requestService: ['guard', 'guard', 'other'] }, 'requestService'],
    ['an unknown service', { requestService: ['x'] }, 'requestService.0'],
    ['a malformed id', { orderId: 'x' }, 'orderId'],
    ['"other" without words', { otherRequestContent: '' }, 'otherRequestContent'],
    ['too many words for it', { otherRequestContent: long(256) }, 'otherRequestContent'],
    ['no prefecture', { province: null }, 'province'],
    ['no district', { district: null }, 'province'],
    ['no street', { street: null }, 'province'],
    ['only a street', { province: null, district: null }, 'province'],
    ['a street that is too long', { street: long(256) }, 'street'],
    ['a start without an end', { usingEndTime: null }, 'usingStartTime'],
    ['an end without a start', { usingStartTime: null }, 'usingStartTime'],
    ['an end before the start', { usingEndTime: '2026-11-30' }, 'usingEndTime'],
    ['a day that does not exist', { usingEndTime: '2027-02-29' }, 'usingEndTime'],
    ['too many remarks', { others: long(256) }, 'others'],
  ])('with %s is refused', (_, values, field) => {
    expect(refusedAt('createOption', { ...whole, ...values })).toEqual([field]);
    expect(refusedAt('updateOption', { ...whole, ...values })).toEqual([field]);
  });

  test('gives the reason in words', () => {
    const words = (values: object) =>
      v.safeParse(schemaOf('createOption'), { ...whole, ...values }).issues?.map(({ message }) => message);
    expect(words({ requestService: ['guard', 'guard'] })).toEqual(['A service is named twice']);
    expect(words({ otherRequestContent: null })).toEqual(['Needed with the service `other`']);
    expect(words({ street: null })).toEqual(['province, district and street come together']);
    expect(words({ usingEndTime: null })).toEqual(['usingStartTime and usingEndTime come together']);
  });
});
