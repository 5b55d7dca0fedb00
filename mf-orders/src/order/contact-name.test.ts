import { contactName, contactText } from './contact-name.ts';

const contact = { id: 'cont00000000000001', lastName: '田中', firstName: '太郎', department: '工事部' };

test('a person is shown last name first, with the department on the next line', () => {
  expect(contactName(contact)).toBe('田中 太郎');
  expect(contactText(contact)).toBe('田中 太郎\n工事部');
});

test.each([null, ''])('without a department (%j) there is no second line', (department) => {
  expect(contactText({ ...contact, department })).toBe('田中 太郎');
});
