import type { Mail } from '@portal/lessee-api/platform';
import { t } from '@portal/platform/text';
import { mailSignature } from '#outbox/signature.ts';

/** A person at a customer; the company stands above the name, as in letters. */
export interface Recipient {
  readonly to: string;
  readonly companyName: string;
  readonly personName: string;
}

interface Letter {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** The page of the portal that the mail is about. */
  readonly link: string;
}

export const letter = ({ to, companyName, personName }: Recipient, { title, paragraphs, link }: Letter): Mail => ({
  kind: 'mail',
  to,
  subject: `【${t('app.title')}】${title}`,
  text: [`${companyName}\n${personName} 様`, ...paragraphs, link, mailSignature].join('\n\n'),
  link,
});

/** One fact per line, `現場名：豊洲タワー新築工事`; unknown facts have no line. */
export const facts = (list: readonly (readonly [label: string, value: string | null])[]): string =>
  list
    .filter(([, value]) => value !== null && value !== '')
    .map(([label, value]) => `${label}：${value}`)
    .join('\n');
