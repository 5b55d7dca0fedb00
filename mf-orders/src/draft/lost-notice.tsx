import { Notice } from '@portal/ui';
import { t } from '#text/t.ts';

/** There was input of an earlier visit, but this version of the form cannot read it, or it is too old. */
export const LostNotice = () => <Notice tone="warn">{t('orderCreate.draftLost')}</Notice>;
