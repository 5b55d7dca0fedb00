import { ENVIRONMENT_ELEMENT_ID } from '@portal/platform/environment';
import { provideConfiguration } from '#testing/provide-configuration.ts';
import { readNotes } from './provider-words.ts';

test.each([
  [{ rentNote: '税抜です。', applicationNote: 'お知らせします。' }, ['税抜です。', 'お知らせします。']],
  [{ rentNote: ' ', applicationNote: 'お知らせします。' }, [undefined, 'お知らせします。']],
  [{ rentNote: 5, applicationNote: null }, [undefined, undefined]],
  [{}, [undefined, undefined]],
])('of %j the notes are %j', (settings, notes) => {
  provideConfiguration(settings);
  const { rentNote, applicationNote } = readNotes(document);
  expect([rentNote, applicationNote]).toEqual(notes);
});

test('a document without an environment has no notes', () => {
  document.getElementById(ENVIRONMENT_ELEMENT_ID)?.remove();
  expect(readNotes(document)).toEqual({});
});
