import { formatPeriod, t } from '@portal/platform/text';
import { fileNamePart } from '#documents/file-name.ts';
import { seller } from '#documents/seller.ts';
import type { Mail, MailAttachment } from '#platform/platform.ts';

interface SharedEstimates {
  /** The sender; the recipients have no account here, but know this person. */
  readonly sender: { readonly companyName: string; readonly personName: string };
  readonly order: {
    readonly name: string;
    readonly address: string;
    readonly startDate: string;
    readonly endDate: string;
  };
  readonly count: number;
  readonly remarks: string;
  readonly pdf: Uint8Array;
}

/** Without a link: everything is attached, and the portal would only ask the recipient to sign in. */
export function shareMail(shared: SharedEstimates): Omit<Mail, 'to'> {
  const { sender, order, count, remarks, pdf } = shared;
  const from = `${sender.companyName}の${sender.personName}様`;
  const paragraphs = [
    `${from}から、駐車場の見積が届きました。`,
    [
      `現場名：${order.name}`,
      `住所：${order.address}`,
      `利用期間：${formatPeriod(order.startDate, order.endDate)}`,
      `見積：${count}件`,
    ].join('\n'),
    '内容は、添付の見積書（PDF）をご確認ください。',
    ...(remarks.trim() === '' ? [] : [`${sender.personName}様からのメッセージ：\n${remarks}`]),
    `このメールは送信専用です。お問い合わせは、${from}へお願いいたします。`,
    seller.companyName,
  ];
  return {
    kind: 'mail',
    subject: `【${t('app.title')}】${sender.companyName}様から駐車場の見積が届きました`,
    text: paragraphs.join('\n\n'),
    attachments: [attachmentOf(order.name, pdf)],
  };
}

const attachmentOf = (orderName: string, pdf: Uint8Array): MailAttachment => ({
  name: `見積書_${fileNamePart(orderName)}.pdf`,
  content: Buffer.from(pdf).toString('base64'),
});
