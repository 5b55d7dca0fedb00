import type { Option } from '@portal/contract/option';
import * as v from 'valibot';
import { optionFixture } from '#testing/option-fixtures.ts';
import {
  emptyOptionValues,
  isChanged,
  isEditable,
  OptionValues,
  optionBody,
  ValidOption,
  valuesOf,
} from './option-values.ts';

const values: OptionValues = {
  name: '梅田三丁目ビル新築工事 道路使用許可',
  requestService: ['roadPermit', 'other'],
  otherRequestContent: '仮囲いの移設',
  order: { id: 'order0000000000001', name: '梅田三丁目ビル新築工事' },
  province: '大阪府',
  district: '大阪市北区',
  street: '梅田3丁目1-3',
  usingStartTime: '2026-12-10',
  usingEndTime: '2027-03-31',
  others: '',
};
const noAddress = { province: '', district: '', street: '' };
const noPeriod = { usingStartTime: '', usingEndTime: '' };
const ADDRESS_SET = '都道府県・市区町村・番地は、すべて入力するか、すべて空にしてください。';
const DATE_PAIR = '利用開始日と利用終了日は、両方入力するか、両方空にしてください。';
const OTHER_CONTENT = '「その他の申請」を選択した場合は、内容を入力してください。';

/** The message shown at a field: its first error. */
const errorsOf = (input: unknown) => {
  const { issues = [] } = v.safeParse(ValidOption, input);
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]).reverse());
};

describe('the rules', () => {
  test.each<[Partial<OptionValues>, Partial<Record<keyof OptionValues, string>>]>([
    [{}, {}],
    [{ name: 'あ'.repeat(255) }, {}],
    [{ name: ' 　' }, { name: '申請名を入力してください。' }],
    [{ name: 'あ'.repeat(256) }, { name: '申請名は255文字以内で入力してください。' }],
    [{ name: 'a\u0007' }, { name: '使用できない文字（U+0007）が含まれています。削除してください。' }],
    [{ requestService: [] }, { requestService: '申請するサービスを1つ以上選択してください。' }],
    [{ otherRequestContent: ' \n' }, { otherRequestContent: OTHER_CONTENT }],
    [{ otherRequestContent: '' }, { otherRequestContent: OTHER_CONTENT }],
    [{ otherRequestContent: '', requestService: ['guard'] }, {}],
    [{ otherRequestContent: '𠮷'.repeat(255) }, {}],
    [
      { otherRequestContent: '𠮷'.repeat(256) },
      { otherRequestContent: 'その他の申請内容は255文字以内で入力してください。' },
    ],
    [{ order: null }, {}],
    [noAddress, {}],
    [{ ...noAddress, province: '大阪府' }, { district: ADDRESS_SET }],
    [{ ...noAddress, street: '1-2' }, { province: ADDRESS_SET }],
    [{ street: '　' }, { street: ADDRESS_SET }],
    [{ street: '\u200B' }, { street: ADDRESS_SET }],
    [{ district: '' }, { district: ADDRESS_SET }],
    [{ street: 'あ'.repeat(256) }, { street: '番地・建物名は255文字以内で入力してください。' }],
    [{ district: 'a\tb' }, { district: '使用できない文字（タブ）が含まれています。削除してください。' }],
    [noPeriod, {}],
    [{ usingStartTime: '' }, { usingStartTime: DATE_PAIR }],
    [{ usingEndTime: ' ' }, { usingEndTime: DATE_PAIR }],
    [{ usingEndTime: '2026-12-10' }, {}],
    [{ usingEndTime: '2026-12-09' }, { usingEndTime: '利用終了日は、利用開始日以降の日付にしてください。' }],
    [{ usingStartTime: '2026-02-30' }, { usingStartTime: '日付を正しく入力してください。例：2026/11/20' }],
    [{ usingEndTime: '2101-01-01' }, { usingEndTime: '2000年から2100年までの日付を入力してください。' }],
    [{ usingStartTime: '1999-12-31' }, { usingStartTime: '2000年から2100年までの日付を入力してください。' }],
    [{ others: 'a'.repeat(255) }, {}],
    [{ others: 'a'.repeat(256) }, { others: '備考は255文字以内で入力してください。' }],
  ])('%j → %j', (change, errors) => {
    expect(errorsOf({ ...values, ...change })).toEqual(errors);
  });

  test('name all mistakes at once', () => {
    expect(Object.keys(errorsOf({ ...emptyOptionValues, usingEndTime: '2026-12-10', street: '1-2' })).sort()).toEqual([
      'name',
      'province',
      'requestService',
      'usingStartTime',
    ]);
  });
});

describe('the body', () => {
  test('has the form of the contract', () => {
    expect(
      optionBody({ ...values, name: ' 申請 ', others: '早朝です。\n', requestService: ['other', 'guard'] }),
    ).toEqual({
      name: '申請',
      requestService: ['guard', 'other'],
      otherRequestContent: '仮囲いの移設',
      orderId: 'order0000000000001',
      province: '大阪府',
      district: '大阪市北区',
      street: '梅田3丁目1-3',
      usingStartTime: '2026-12-10',
      usingEndTime: '2027-03-31',
      others: '早朝です。',
    });
  });

  test('says nothing about what is empty, nor about "other" when it is not selected', () => {
    expect(optionBody({ ...values, ...noAddress, ...noPeriod, order: null, requestService: ['guard'] })).toEqual({
      name: values.name,
      requestService: ['guard'],
      otherRequestContent: null,
      orderId: null,
      province: null,
      district: null,
      street: null,
      usingStartTime: null,
      usingEndTime: null,
      others: '',
    });
  });
});

describe('a change', () => {
  test.each<[string, Partial<OptionValues>]>([
    ['the same', {}],
    ['spaces around a text', { name: ` ${values.name}　`, others: '\n', street: `${values.street} ` }],
    ['services in another order', { requestService: ['other', 'roadPermit'] }],
    ['the same order by another name', { order: { id: 'order0000000000001', name: '改称' } }],
  ])('%s is none', (_, change) => {
    expect(isChanged({ ...values, ...change }, values)).toBe(false);
  });

  test.each<[keyof OptionValues, Partial<OptionValues>]>([
    ['name', { name: '別の申請' }],
    ['requestService', { requestService: ['roadPermit', 'guard', 'other'] }],
    ['requestService', { requestService: ['roadPermit'] }],
    ['otherRequestContent', { otherRequestContent: '仮囲いの撤去' }],
    ['order', { order: null }],
    ['order', { order: { id: 'order0000000000002', name: '梅田三丁目ビル新築工事' } }],
    ['province', { province: '京都府' }],
    ['district', { district: '' }],
    ['street', { street: '梅田3丁目1-4' }],
    ['usingStartTime', { usingStartTime: '2026-12-11' }],
    ['usingEndTime', { usingEndTime: '' }],
    ['others', { others: '早朝です。' }],
  ])('of the field %s is one', (_, change) => {
    expect(isChanged({ ...values, ...change }, values)).toBe(true);
  });

  test('of the text for "other" is none while that is not selected', () => {
    const saved: OptionValues = { ...values, requestService: ['guard'], otherRequestContent: '' };
    expect(isChanged({ ...saved, otherRequestContent: '仮囲い' }, saved)).toBe(false);
  });

  test('may be moved from one text to the next', () => {
    const saved = { ...emptyOptionValues, district: 'a' };
    expect(isChanged({ ...saved, district: '', street: 'a' }, saved)).toBe(true);
  });
});

describe('an application of the provider', () => {
  test('fills the form', () => {
    const option = optionFixture({ otherRequestContent: null, province: null, usingEndTime: null, order: null });
    expect(isEditable(option) && valuesOf(option)).toEqual({
      ...valuesOf(optionFixture() as Parameters<typeof valuesOf>[0]),
      otherRequestContent: '',
      province: '',
      usingEndTime: '',
      order: null,
    });
  });

  test('with a service that the form does not know cannot be changed by it', () => {
    const option: Option = optionFixture({ requestService: ['guard', 'droneSurvey'] });
    expect(isEditable(option)).toBe(false);
  });
});

test('what a draft holds is what the form holds', () => {
  expect(v.parse(OptionValues, values)).toEqual(values);
  expect(v.is(OptionValues, { ...values, requestService: ['droneSurvey'] })).toBe(false);
});
