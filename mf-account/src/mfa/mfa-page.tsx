import { useSession } from '@portal/shared/session';
import { t } from '@portal/shared/text';
import {
  DangerButton,
  DescriptionList,
  FormCard,
  LinkButton,
  Notice,
  Page,
  StatusBadge,
  Text,
} from '@portal/shared/ui';
import { useReauthentication } from '#reauthentication/use-reauthentication.tsx';
import { MaskedPhone } from './masked-phone.tsx';
import { useDisableMfa } from './use-disable-mfa.ts';

/** Whether two-factor is on, for which number, and the way to change that [2.38]. Guards see to a verified e-mail. */
export function MfaPage() {
  const session = useSession();
  const { prove, dialog } = useReauthentication();
  const disable = useDisableMfa(prove);
  if (session.state !== 'signedIn') return null;
  const { user, mfa } = session;
  const status = mfa.isMfaEnabled ? (
    <StatusBadge tone="ok">{t('mfa.enabled')}</StatusBadge>
  ) : (
    <StatusBadge tone="neutral">{t('mfa.disabled')}</StatusBadge>
  );
  const phone = mfa.isMfaEnabled && mfa.mfaPhoneNumber ? <MaskedPhone masked={mfa.mfaPhoneNumber} /> : null;

  return (
    <Page title={t('mfa.title')} width="form">
      <FormCard
        footer={
          mfa.isMfaEnabled ? (
            <>
              {/* Switched off, the guard would demand it again at once. */}
              {user.isRequiredMfa ? null : <DangerButton onPress={disable}>{t('mfa.disable')}</DangerButton>}
              <LinkButton to="/mfa-setting">{t('mfaSetting.changePhone')}</LinkButton>
            </>
          ) : (
            <LinkButton to="/mfa-setting" tone="primary">
              {t('mfa.enable')}
            </LinkButton>
          )
        }
      >
        {user.isRequiredMfa ? <Notice tone="info">{t('mfa.requiredNote')}</Notice> : null}
        <Text>{t('mfa.lead')}</Text>
        <DescriptionList
          items={[
            { term: t('mfa.statusLabel'), description: status },
            ...(phone ? [{ term: t('mfa.phone'), description: phone }] : []),
          ]}
        />
      </FormCard>
      {dialog}
    </Page>
  );
}
