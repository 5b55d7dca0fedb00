import { VisuallyHidden } from '@portal/ui';
import { t } from '#text/t.ts';

/** The stars are only visible; a screen reader reads which digits remain. */
export const MaskedPhone = ({ masked }: { masked: string }) => (
  <>
    <span aria-hidden="true">{masked}</span>
    <VisuallyHidden>{t('format.phoneMasked', { last4: masked.slice(-4) })}</VisuallyHidden>
  </>
);
