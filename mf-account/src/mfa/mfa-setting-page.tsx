import type { MfaChallenge } from '@portal/platform/firebase';
import { type Session, useSession } from '@portal/platform/session';
import { Page } from '@portal/ui';
import { Steps } from '@portal/ui/page-parts';
import { useState } from 'react';
import { useReauthentication } from '#reauthentication/use-reauthentication.tsx';
import { t } from '#text/t.ts';
import { CodeStep } from './code-step.tsx';
import { DoneStep } from './done-step.tsx';
import { MfaUnknown } from './mfa-unknown.tsx';
import { toE164 } from './phone-number.ts';
import { PhoneStep } from './phone-step.tsx';
import { enrolPhone, settleEnrolment } from './second-factor.ts';

type Step =
  | { number: 1 }
  /** A code has been sent. */
  | { number: 2; enrolment: MfaChallenge }
  | { number: 3; isOnlyOne: boolean };

/** Two-factor with a phone: its number, the code that it receives, done [2.42, 4.11]. */
export function MfaSettingPage() {
  const session = useSession();
  const { confirmIdentity, dialog } = useReauthentication();
  const [phone, setPhone] = useState('');
  const [step, setStep] = useState<Step>({ number: 1 });
  const current = useReplacedPhone(session);
  if (session.state !== 'signedIn') return null;

  const send = async (typed: string) => {
    setPhone(typed);
    const enrolment = enrolPhone(toE164(typed), confirmIdentity);
    await enrolment.sendCode();
    setStep({ number: 2, enrolment });
  };
  const settle = async () => setStep({ number: 3, isOnlyOne: await settleEnrolment() });

  return (
    <Page title={t('mfaSetting.title')} width="form">
      <Steps steps={[t('mfaSetting.step1'), t('mfaSetting.step2'), t('mfaSetting.step3')]} current={step.number} />
      {step.number === 1 ? <MfaUnknown mfa={session.mfa} /> : null}
      {step.number === 1 ? <PhoneStep initial={phone} current={current} user={session.user} onSend={send} /> : null}
      {step.number === 2 ? (
        <CodeStep enrolment={step.enrolment} phone={phone} onConfirmed={settle} onBack={() => setStep({ number: 1 })} />
      ) : null}
      {step.number === 3 ? (
        <DoneStep isOnlyOne={step.isOnlyOne} isRequired={session.user.isRequiredMfa} onRemoveOlder={settle} />
      ) : null}
      {dialog}
    </Page>
  );
}

/** The number before the change: once enrolled, the session has the new one. */
function useReplacedPhone(session: Session): string | null {
  const [found, setFound] = useState<{ phone: string | null }>();
  if (!found && session.state === 'signedIn' && session.mfa.state === 'known') {
    setFound({ phone: session.mfa.mfaPhoneNumber });
  }
  return found?.phone ?? null;
}
