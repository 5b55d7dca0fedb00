import { optionListParams, optionListQuery, paramsFor } from './option-list-params.ts';

const read = (search: string) => optionListParams.read(new URLSearchParams(search));
const CONTACT = 'contact00000000001';

test.each(['filter=none&service=drone', 'filter=all&service=all', ''])('"%s" filters nothing', (search) => {
  expect(optionListQuery(read(search))).toMatchObject({ optionStatusFilter: undefined, requestService: undefined });
});

test('a host without these filters is not asked for them', () => {
  const asked = read('filter=cancelled&service=weed&q=梅田');
  expect(paramsFor([], asked)).toEqual(read('q=梅田&ended=all'));
  expect(paramsFor(['optionFilters', 'endedOptions'], asked)).toEqual(asked);
  expect(paramsFor(['optionFilters'], read('filter=done'))).toEqual(read('filter=all&ended=all'));
});

test('the query carries every filter', () => {
  const search = `q=梅田&page=2&contact=${CONTACT}&department=建築部&filter=answered&service=guard`;
  expect(optionListQuery(read(search))).toEqual({
    pageNumber: 2,
    searchKeyword: '梅田',
    contactId: CONTACT,
    department: '建築部',
    optionStatusFilter: 'answered',
    requestService: 'guard',
    withoutEnded: 'true',
  });
});

test.each([
  ['', 'true'],
  ['filter=answered', 'true'],
  ['ended=all', undefined],
  ['filter=done', undefined],
  ['filter=cancelled', undefined],
])('"%s" leaves out those that have ended: %s', (search, withoutEnded) => {
  expect(optionListQuery(read(search)).withoutEnded).toBe(withoutEnded);
});
