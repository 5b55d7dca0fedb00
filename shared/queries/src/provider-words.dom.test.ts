import { ENVIRONMENT_ELEMENT_ID } from '@portal/platform/environment';
import { readNotes } from './provider-words.ts';

afterEach(() => document.getElementById(ENVIRONMENT_ELEMENT_ID)?.remove());

test.each([
  [{ rentNote: '税抜です。', applicationNote: 'お知らせします。' }, ['税抜です。', 'お知らせします。']],
  [{ rentNote: ' ', applicationNote: 'お知らせします。' }, [undefined, 'お知らせします。']],
  [{ rentNote: 5, applicationNote: null }, [undefined, undefined]],
  [{}, [undefined, undefined]],
])('of %j the notes are %j', (settings, notes) => {
  const element = document.createElement('script');
  const textContent = JSON.stringify(settings);
  document.head.append(Object.assign(element, { id: ENVIRONMENT_ELEMENT_ID, type: 'application/json', textContent }));
  const { rentNote, applicationNote } = readNotes(document);
  expect([rentNote, applicationNote]).toEqual(notes);
});

test('a document without an environment has no notes', () => {
  expect(readNotes(document)).toEqual({});
});
