import { VisuallyHidden } from '@portal/shared/ui';
import { t } from '#text/t.ts';

/** Stars are for eyes; what is read out says which digits are left. */
export const MaskedPhone = ({ masked }: { masked: string }) => (
  <>
    <span aria-hidden="true">{masked}</span>
    <VisuallyHidden>{t('format.phoneMasked', { last4: masked.slice(-4) })}</VisuallyHidden>
  </>
);
