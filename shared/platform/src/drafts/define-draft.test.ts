import * as v from 'valibot';
import { defineDraft } from './define-draft.ts';

const kind = <T>(schema: v.GenericSchema<unknown, T>) => ({ name: 'form', version: 1, schema });

test('what a form keeps is declared once', () => {
  const schema = v.object({ postalCode: v.string(), files: v.array(v.object({ name: v.string() })) });
  expect(defineDraft(kind(schema))).toEqual({ name: 'form', version: 1, schema });
});

// The type checker is the test: `npm run check` fails if one of these compiles.
test('a draft with a password or a code does not compile', () => {
  // @ts-expect-error a password
  defineDraft(kind(v.object({ password: v.string() })));
  // @ts-expect-error a new password
  defineDraft(kind(v.object({ newPassword: v.string() })));
  // @ts-expect-error a code from a message
  defineDraft(kind(v.object({ code: v.string() })));
  // @ts-expect-error further down
  defineDraft(kind(v.object({ values: v.object({ currentPassword: v.string() }) })));
  // @ts-expect-error in a list
  defineDraft(kind(v.array(v.object({ password: v.string() }))));
  expect.assertions(0);
});
