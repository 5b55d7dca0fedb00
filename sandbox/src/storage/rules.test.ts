import { GENUINE, OTHER_PICTURES, type RealFile } from '@portal/contract/testing/real-files';
import { UPLOAD_MAX_BYTES, uploadTypeOf } from '@portal/contract/values/upload-formats';
import { isAllowed, type StorageRequest } from './rules.ts';

const owner = { uid: 'tanaka', email: 'tanaka@demo.example', emailVerified: true, contactId: 'CONTACT00000000001' };
const someoneElse = { ...owner, uid: 'yamada', contactId: 'CONTACT00000000002' };
const attachment = 'users/tanaka/order_attachments/CONTACT00000000001-1700000000000-図面.pdf';
const orderFile = 'order_files/CONTACT00000000001-1700000000000-依頼書.xlsx';
const pdf = { size: 1000, contentType: 'application/pdf' };

const request = (overrides: Partial<StorageRequest>): StorageRequest => ({
  method: 'create',
  path: attachment,
  auth: owner,
  resource: pdf,
  ...overrides,
});

test.each<[title: string, overrides: Partial<StorageRequest>]>([
  ['one’s own attachment [7.44]', {}],
  ['one’s own order file [7.45]', { path: orderFile }],
  ['a file of exactly 5,000,000 bytes [5.27]', { resource: { ...pdf, size: UPLOAD_MAX_BYTES } }],
  ['reading one’s own attachment', { method: 'get', resource: undefined }],
  ['reading one’s own order file', { method: 'get', path: orderFile, resource: undefined }],
  ['removing an attachment that was not sent', { method: 'delete', resource: undefined, existing: { isKept: false } }],
  ['removing an order file that was not sent', { method: 'delete', path: orderFile, existing: { isKept: false } }],
])('allowed: %s', (_title, overrides) => {
  expect(isAllowed(request(overrides))).toBe(true);
});

test.each<[title: string, overrides: Partial<StorageRequest>]>([
  ['anybody who is not signed in', { auth: null }],
  ['a customer whose e-mail is not verified', { auth: { ...owner, emailVerified: false } }],
  ['a customer without a contact', { auth: { ...owner, contactId: null } }],
  ['a file in the folder of somebody else', { auth: someoneElse }],
  ['a file named by the contact of somebody else', { auth: { ...owner, contactId: someoneElse.contactId } }],
  ['an order file of somebody else', { auth: someoneElse, path: orderFile }],
  ['a contact whose id only begins alike', { path: orderFile, auth: { ...owner, contactId: 'CONTACT0000000000' } }],
  ['reading the attachment of somebody else', { method: 'get', auth: someoneElse, resource: undefined }],
  ['reading the order file of somebody else', { method: 'get', path: orderFile, auth: someoneElse }],
  ['removing an attachment that an order refers to', { method: 'delete', existing: { isKept: true } }],
  ['removing an order file that was ordered with', { method: 'delete', path: orderFile, existing: { isKept: true } }],
  ['removing the attachment of somebody else', { method: 'delete', auth: someoneElse, existing: { isKept: false } }],
  ['removing the order file of somebody else', { method: 'delete', path: orderFile, auth: someoneElse }],
  ['overwriting an attachment', { method: 'update' }],
  ['overwriting an order file', { method: 'update', path: orderFile }],
  ['listing a folder', { method: 'list', path: 'users/tanaka/order_attachments', resource: undefined }],
  ['listing attachments below a name', { method: 'list', resource: undefined }],
  ['an empty file', { resource: { ...pdf, size: 0 } }],
  ['a file of 5,000,001 bytes [5.27]', { resource: { ...pdf, size: UPLOAD_MAX_BYTES + 1 } }],
  ['a type that is not on the list [5.26]', { resource: { ...pdf, contentType: 'application/x-msdownload' } }],
  ['an attachment without a timestamp', { path: 'users/tanaka/order_attachments/CONTACT00000000001-図面.pdf' }],
  ['an attachment without a file name', { path: 'users/tanaka/order_attachments/CONTACT00000000001-17-' }],
  ['an attachment in a subfolder', { path: attachment.replace('-図面', '-図/面') }],
  ['an order file in a subfolder', { path: 'order_files/a/CONTACT00000000001-1-a.pdf' }],
  ['any other place', { path: 'CONTACT00000000001-1-a.pdf' }],
  ['any other folder of the customer', { path: 'users/tanaka/CONTACT00000000001-1-a.pdf' }],
])('refused: %s', (_title, overrides) => {
  expect(isAllowed(request(overrides))).toBe(false);
});

/** As the portal uploads it: under the type that its format has, not the one that the browser reports. */
const asUploaded = (file: RealFile): StorageRequest =>
  request({
    path: `users/tanaka/order_attachments/CONTACT00000000001-1700000000000-${file.name}`,
    resource: { size: file.content.length, contentType: uploadTypeOf(file) ?? file.type },
  });

test.each(GENUINE)('stored: $what, $name ($type) [5.26]', (file) => {
  expect(isAllowed(asUploaded(file))).toBe(true);
});

test.each(OTHER_PICTURES.filter(({ type }) => type !== 'image/jpeg'))(
  'not stored: $what, $name ($type) [5.26]',
  (file) => {
    expect(isAllowed(asUploaded(file))).toBe(false);
  },
);
