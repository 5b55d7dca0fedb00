import { contactName, contactText, whoWhenText } from './contact-name.ts';

const contact = { id: 'cont00000000000001', lastName: '田中', firstName: '太郎', department: '工事部' };

test('a person is shown last name first, with the department on the next line', () => {
  expect(contactName(contact)).toBe('田中 太郎');
  expect(contactText(contact)).toBe('田中 太郎\n工事部');
});

test.each([null, ''])('without a department (%j) there is no second line', (department) => {
  expect(contactText({ ...contact, department })).toBe('田中 太郎');
});

test.each([
  ['with a department', contact, '田中 太郎（工事部）、2026/11/27 10:12'],
  ['without one', { ...contact, department: null }, '田中 太郎、2026/11/27 10:12'],
  ['not known any more', null, '2026/11/27 10:12'],
  ['of a host that does not say it', undefined, '2026/11/27 10:12'],
])('who did something, and when: a person %s', (_, person, text) => {
  expect(whoWhenText(person, '2026-11-27T01:12:00.000Z')).toBe(text);
});
