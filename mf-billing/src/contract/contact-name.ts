import type { Contact } from '@portal/contract/values/primitives';
import { t } from '#text/t.ts';

/** 姓 名 */
export const contactName = ({ lastName, firstName }: Contact): string =>
  t('common.fullName', { lastName, firstName }).trim() || t('common.notAvailable');

/** 姓 名 部署, on one line. */
export const contactInShort = (contact: Contact): string =>
  [contactName(contact), contact.department].filter(Boolean).join(' ');

/** 姓 名（部署） */
export function personText(contact: Contact): string {
  const name = contactName(contact);
  return contact.department ? t('usage.personOf', { name, department: contact.department }) : name;
}
