import { SHARE_EMAILS_A_DAY } from '@portal/contract/order-change';
import { isHttpError } from '@portal/platform/api';
import { t } from '#text/t.ts';

/** The sentence for a day's limit of addresses that is reached; undefined: it is not the reason. */
export function shareLimitMessage(error: unknown): string | undefined {
  if (!isHttpError(error, 429)) return undefined;
  const { code, remaining: left = 0 } = error.problem ?? {};
  const { person, company } = SHARE_EMAILS_A_DAY;
  switch (code) {
    case 'shareLimitPerson':
      return left > 0 ? t('share.limitPerson', { max: person, left }) : t('share.limitPersonOver', { max: person });
    case 'shareLimitCompany':
      return left > 0 ? t('share.limitCompany', { max: company, left }) : t('share.limitCompanyOver', { max: company });
    default:
      return undefined;
  }
}
