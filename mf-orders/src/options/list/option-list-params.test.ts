import { countFilters, isNarrowed, optionListParams, optionListQuery } from './option-list-params.ts';

const read = (search: string) => optionListParams.read(new URLSearchParams(search));
const CONTACT = 'contact00000000001';

test('the query carries every filter', () => {
  expect(optionListQuery(read(`q=梅田&page=2&contact=${CONTACT}&department=建築部`))).toEqual({
    pageNumber: 2,
    searchKeyword: '梅田',
    contactId: CONTACT,
    department: '建築部',
  });
});

test.each([
  ['', 0, false],
  ['page=2', 0, false],
  ['q=a', 0, true],
  [`contact=${CONTACT}`, 1, true],
  ['department=建築部', 1, true],
  [`contact=${CONTACT}&department=建築部&q=a`, 2, true],
])('in %j there are %i filters, and it is narrowed: %s', (search, count, narrowed) => {
  expect(countFilters(read(search))).toBe(count);
  expect(isNarrowed(read(search))).toBe(narrowed);
});
