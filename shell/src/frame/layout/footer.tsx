import { reopenConsent, useIsConsentRequired } from '@portal/platform/host';
import { tokyoYear } from '@portal/platform/text';
import { TextButton } from '@portal/ui';
import { useLoadedPortal } from '#federation/portal/lazy-portal.ts';
import { useEnvironment } from '#frame/environment.ts';
import { t } from '#text/start-t.ts';
import { FooterBar } from './footer-bar.tsx';

/** [2.77-2.79] */
export function Footer() {
  const { links, companyName } = useEnvironment();
  const isConsentRequired = useIsConsentRequired();
  // The question comes with the customers' pages.
  const canAsk = useLoadedPortal() !== undefined && isConsentRequired;
  return (
    <FooterBar links={links} companyName={companyName} year={tokyoYear()}>
      {canAsk ? (
        <TextButton size="sm" onPress={reopenConsent}>
          {t('footer.analytics')}
        </TextButton>
      ) : null}
    </FooterBar>
  );
}
