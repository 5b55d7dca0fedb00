import type { Contact } from '@portal/contract/values/primitives';
import { formatInstantShort } from '@portal/platform/text';
import { t } from '#text/t.ts';

/** 姓 名 */
export const contactName = ({ lastName, firstName }: Contact): string =>
  t('common.fullName', { lastName, firstName }).trim() || t('common.notAvailable');

/** 姓 名 and, on the next line, the department. */
export const contactText = (contact: Contact): string =>
  [contactName(contact), contact.department].filter(Boolean).join('\n');

/** 姓 名（部署） */
export function personText(contact: Contact): string {
  const name = contactName(contact);
  return contact.department ? t('common.whoOf', { name, department: contact.department }) : name;
}

/** 姓 名（部署）、2026/11/27 10:12. Only the time if the person is unknown or was deleted. */
export function whoWhenText(contact: Contact | null | undefined, at: string): string {
  const when = formatInstantShort(at);
  return contact ? t('common.whoWhen', { name: personText(contact), when }) : when;
}
