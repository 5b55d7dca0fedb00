import { Notice } from '@portal/ui';
import { t } from '#text/t.ts';

/** Says that input of an earlier visit is lost: it is too old, or this version of the form cannot read it. */
export const LostNotice = () => <Notice tone="warn">{t('orderCreate.draftLost')}</Notice>;
