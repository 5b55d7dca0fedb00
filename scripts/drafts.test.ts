import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/* Every form of the portal, and what a reload keeps of its input. A new form has to be entered here. */

const root = join(__dirname, '..');
const sources = execFileSync(
  'git',
  [
    'ls-files',
    '-co',
    '--exclude-standard',
    'shared/ui/src/pages',
    'shared/platform/src/lists',
    'shell/src',
    'mf-*/src/*',
  ],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.tsx?$|\/testing\//.test(file))
  .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));

/** By the draft that keeps it. */
const KEPT: Record<string, string> = {
  'mf-orders/src/orders/attachments/attachments-field.tsx': 'attachments',
  'mf-orders/src/estimates/answer/accept-dialog.tsx': 'accept',
  'mf-orders/src/options/create/option-create-page.tsx': 'option',
  'mf-orders/src/options/update/option-change-form.tsx': 'option',
  'mf-orders/src/orders/create/content-step.tsx': 'order-create',
  'mf-orders/src/orders/create/location-step.tsx': 'order-create',
  'mf-orders/src/orders/by-file/file-step.tsx': 'order-file',
  'mf-orders/src/orders/update/order-update-form.tsx': 'order-update',
  'mf-orders/src/estimates/share/address-step.tsx': 'share',
};

const PASSWORD = 'a password is never written down';
const CODE = 'a code is never written down';
/** With the reason. */
const NOT_KEPT: Record<string, string> = {
  'mf-account/src/email/setting/email-setting-form.tsx': 'one choice, and nothing is typed',
  'mf-account/src/mfa/code-step.tsx': CODE,
  'mf-account/src/mfa/phone-step.tsx': 'one number, which is used for a code at once',
  'mf-account/src/password/password-form.tsx': PASSWORD,
  'mf-account/src/reauthentication/code-step.tsx': CODE,
  'mf-account/src/reauthentication/password-step.tsx': PASSWORD,
  'mf-orders/src/orders/contract-papers/submit-papers.tsx':
    'only a file, which no draft can keep: it is named before it is lost',
  'shared/ui/src/pages/sign-in/sign-in-code.tsx': CODE,
  'shared/ui/src/pages/sign-in/sign-in.tsx': PASSWORD,
  'shell/src/public/entry/entry-form.tsx':
    'nobody is signed in: personal data without an owner would stay on the machine',
  'shell/src/public/password-reset/new-password-form.tsx': PASSWORD,
  'shell/src/public/password-reset/password-reset-page.tsx': 'one address, and nobody is signed in',
};

/** What is no input of a form, but goes with the customer's drafts. */
const VALUES = ['list', 'verification-mail'];

const FORM = /<(?:Form|form|FileUploadField|TextAreaField)\b/;
const SECRET_FIELD = /\b(?:PasswordField|FormPasswordField|CodeField)\b/;
const draftsIn = (source: string) => [...source.matchAll(/defineDraft\(\{ name: '([\w-]+)'/g)].map(([, name]) => name);

test('each form is entered, as kept or as not kept and why', () => {
  const forms = sources.filter(({ source }) => FORM.test(source)).map(({ file }) => file);
  expect(forms.sort()).toEqual([...Object.keys(KEPT), ...Object.keys(NOT_KEPT)].sort());
});

test('each draft is declared once, and is of a form that is entered', () => {
  const declared = sources.flatMap(({ source }) => draftsIn(source));
  expect(declared.sort()).toEqual([...new Set(Object.values(KEPT)), ...VALUES].sort());
  const calls = sources.flatMap(({ source }) => source.match(/\bdefineDraft\(/g) ?? []);
  expect(calls).toHaveLength(declared.length);
});

test('where a password or a code is entered, no draft is at hand', () => {
  const folders = new Set(sources.filter(({ source }) => SECRET_FIELD.test(source)).map(({ file }) => dirname(file)));
  expect([...folders].sort()).toEqual(
    expect.arrayContaining([
      'mf-account/src/password',
      'mf-account/src/reauthentication',
      'shared/ui/src/pages/sign-in',
    ]),
  );
  const keeping = sources.filter(({ source }) => /\b(?:useDraft|useLiveDraft|useTabValue|useKeptForm)\(/.test(source));
  expect(keeping.filter(({ file }) => folders.has(dirname(file)))).toEqual([]);
});

test('only the draft keeper writes drafts', () => {
  const others = sources.filter(({ file, source }) => /\bwriteDraft\(/.test(source) && !file.includes('/host/draft/'));
  expect(others.map(({ file }) => file)).toEqual([]);
});
