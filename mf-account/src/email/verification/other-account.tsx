import { isFinalCodeError, maskEmail } from '@portal/platform/action-code';
import { authErrorCode } from '@portal/platform/firebase';
import { applyCode } from '@portal/platform/firebase/self-service';
import { secondFactorMessage } from '@portal/platform/provider-messages';
import { DescriptionList, FormCard, LinkButton, Notice, PrimaryButton, Text } from '@portal/ui';
import { useWrite } from '@portal/ui/pages';
import { useState } from 'react';
import { t } from '#text/t.ts';

interface OtherAccountProps {
  email: string;
  code: string;
  forget: () => void;
}

/** For a link of another account than the signed-in one: only a press verifies its address. */
export function OtherAccount({ email, code, forget }: OtherAccountProps) {
  const [isDone, setIsDone] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { run, isRunning } = useWrite(applyCode, {
    onDone: () => {
      forget();
      setIsDone(true);
    },
    onError: (error) => {
      const errorCode = authErrorCode(error);
      if (isFinalCodeError(errorCode)) forget();
      setFailure(secondFactorMessage(t, errorCode));
      return true;
    },
  });
  const verify = () => {
    setFailure(undefined);
    return run(code);
  };
  return (
    <FormCard
      footer={
        <>
          {/* A guard that still holds leads on from there. */}
          <LinkButton to="/">{t('mfaSetting.toHome')}</LinkButton>
          {isDone ? null : (
            <PrimaryButton isRunning={isRunning} onPress={verify}>
              {t('mfaVerify.otherConfirm')}
            </PrimaryButton>
          )}
        </>
      }
    >
      {isDone ? (
        <Notice tone="ok">{t('mfaVerify.completeWithMfa')}</Notice>
      ) : (
        <Text>{t('mfaVerify.otherAccount')}</Text>
      )}
      <DescriptionList items={[{ term: t('mfaVerify.otherEmail'), description: maskEmail(email) }]} />
      {failure ? <Notice tone="bad">{failure}</Notice> : null}
    </FormCard>
  );
}
