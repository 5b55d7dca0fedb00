const NAME_MAX = 150;
/** Control characters, line breaks, and characters that separate paths or are reserved in file names somewhere. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\:*?"<>|#[\]]/gu;

/**
 * A file name that every storage and file system accepts; its ending is kept, in the lower case that the rules require.
 */
export function safeFileName(name: string): string {
  const plain = name.normalize('NFC').replace(UNSAFE, '_');
  const dot = plain.lastIndexOf('.');
  const ending = dot < 0 ? '' : plain.slice(dot).toLowerCase();
  const stem = [...plain.slice(0, plain.length - ending.length)].slice(0, NAME_MAX).join('');
  return `${stem || '_'}${ending}`;
}

interface Upload {
  uid: string;
  contactId: string;
  timestamp: number;
  fileName: string;
}

/** Where the file of an order by file is stored [7.45]. */
export const orderFilePath = ({ contactId, timestamp, fileName }: Omit<Upload, 'uid'>): string =>
  `order_files/${contactId}-${timestamp}-${safeFileName(fileName)}`;

/** Where an attachment of an order is stored [7.44]. */
export const attachmentPath = ({ uid, contactId, timestamp, fileName }: Upload): string =>
  `users/${uid}/order_attachments/${contactId}-${timestamp}-${safeFileName(fileName)}`;
