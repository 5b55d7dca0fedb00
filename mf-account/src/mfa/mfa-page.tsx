import type { Mfa } from '@portal/contract/user';
import { useSession } from '@portal/platform/session';
import {
  DangerButton,
  DescriptionList,
  FormCard,
  LinkButton,
  Notice,
  Page,
  SkeletonText,
  StatusBadge,
  Text,
} from '@portal/ui';
import { useReauthentication } from '#reauthentication/use-reauthentication.tsx';
import { t } from '#text/t.ts';
import { MaskedPhone } from './masked-phone.tsx';
import { MfaUnknown } from './mfa-unknown.tsx';
import { useDisableMfa } from './use-disable-mfa.ts';

/** Whether two-factor is on, for which number, and how to change that [2.38]. Guards ensure a verified e-mail. */
export function MfaPage() {
  const session = useSession();
  const { confirmIdentity, dialog } = useReauthentication();
  const disable = useDisableMfa(confirmIdentity);
  if (session.state !== 'signedIn') return null;
  const { user, mfa } = session;
  const isKnown = mfa.state === 'known';
  return (
    <Page title={t('mfa.title')} width="form">
      <FormCard footer={isKnown ? <MfaActions mfa={mfa} isRequired={user.isRequiredMfa} onDisable={disable} /> : null}>
        {user.isRequiredMfa ? <Notice tone="info">{t('mfa.requiredNote')}</Notice> : null}
        <Text>{t('mfa.lead')}</Text>
        {isKnown ? <Facts mfa={mfa} /> : null}
        {mfa.state === 'loading' ? <SkeletonText lines={2} /> : null}
        <MfaUnknown mfa={mfa} />
      </FormCard>
      {dialog}
    </Page>
  );
}

function Facts({ mfa: { isMfaEnabled, mfaPhoneNumber } }: { mfa: Mfa }) {
  const status = isMfaEnabled ? (
    <StatusBadge tone="ok">{t('mfa.enabled')}</StatusBadge>
  ) : (
    <StatusBadge tone="neutral">{t('mfa.disabled')}</StatusBadge>
  );
  const phone = isMfaEnabled && mfaPhoneNumber ? <MaskedPhone masked={mfaPhoneNumber} /> : null;
  return (
    <DescriptionList
      items={[
        { term: t('mfa.statusLabel'), description: status },
        ...(phone ? [{ term: t('mfa.phone'), description: phone }] : []),
      ]}
    />
  );
}

interface MfaActionsProps {
  mfa: Mfa;
  isRequired: boolean;
  onDisable: () => Promise<void>;
}

function MfaActions({ mfa, isRequired, onDisable }: MfaActionsProps) {
  if (!mfa.isMfaEnabled) {
    return (
      <LinkButton to="/mfa-setting" tone="primary">
        {t('mfa.enable')}
      </LinkButton>
    );
  }
  return (
    <>
      {/* If it were switched off, the guard would demand it again at once. */}
      {isRequired ? null : <DangerButton onPress={onDisable}>{t('mfa.disable')}</DangerButton>}
      <LinkButton to="/mfa-setting">{t('mfaSetting.changePhone')}</LinkButton>
    </>
  );
}
