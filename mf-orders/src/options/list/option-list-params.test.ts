import { optionListParams, optionListQuery } from './option-list-params.ts';

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
