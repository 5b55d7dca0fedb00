import * as v from 'valibot';
import { type AddressSearchResult, type PinNotice, PinSource, pinFromAddress, pinNotice } from './pin-source.ts';

const TOWN = { latitude: 35.6905, longitude: 139.6927 };
const candidate = { title: '東京都新宿区西新宿', location: TOWN };
const found: AddressSearchResult = { kind: 'found', candidate };
const rough: AddressSearchResult = { kind: 'rough', candidate };
const north = (meters: number) => ({ ...TOWN, latitude: TOWN.latitude + meters / 111_320 });

test.each(['nobody', 'address'] as const)('an address moves the pin while %s has said where it is', (place) => {
  expect(pinFromAddress(place, found)).toEqual(TOWN);
  expect(pinFromAddress(place, rough)).toEqual(TOWN);
});

test('a pin of the customer’s own is never moved by an address', () => {
  expect(pinFromAddress('customer', found)).toBeNull();
});

test.each(['unknown', 'none', 'ambiguous', 'failed'] as const)('an address that is %s moves nothing', (kind) => {
  expect(pinFromAddress('nobody', { kind })).toBeNull();
});

test.each<[PinSource, AddressSearchResult, number, PinNotice]>([
  ['customer', found, 1_900, null],
  ['customer', found, 2_100, 'mismatch'],
  ['customer', rough, 19_000, null],
  ['customer', rough, 21_000, 'mismatch'],
  ['customer', { kind: 'none' }, 50_000, null],
  ['customer', { kind: 'failed' }, 50_000, null],
  ['address', found, 0, null],
  ['address', rough, 0, 'rough'],
  ['nobody', { kind: 'ambiguous' }, 0, 'ambiguous'],
  ['nobody', { kind: 'none' }, 0, 'none'],
  ['nobody', { kind: 'failed' }, 0, 'failed'],
  ['nobody', { kind: 'unknown' }, 0, null],
])('place of %s, address %j, %i m apart: %s', (place, finding, meters, notice) => {
  expect(pinNotice(place, north(meters), finding)).toBe(notice);
});

test('a draft of an earlier version, with a place that is not known any more, begins with none', () => {
  expect(v.parse(PinSource, 'accepted')).toBe('nobody');
});

test('coordinates that are no place yet are not compared', () => {
  expect(pinNotice('customer', null, found)).toBeNull();
});
