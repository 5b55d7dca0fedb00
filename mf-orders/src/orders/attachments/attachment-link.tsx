import { TextLink } from '@portal/ui';
import { t } from '#text/t.ts';

/** A file of an order, opened in a new tab. */
export const AttachmentLink = ({ name, url }: { name: string; url: string }) =>
  isWebAddress(url) ? (
    <TextLink isAlone href={url} newTab trackName={t('orderCreate.attachments')}>
      {name}
    </TextLink>
  ) : (
    <span>{name}</span>
  );

/** The address comes from the API: only web addresses become links. */
const isWebAddress = (url: string): boolean => /^https?:\/\//.test(url);
