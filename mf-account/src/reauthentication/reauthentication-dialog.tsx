import type { MfaChallenge } from '@portal/platform/firebase';
import { Modal } from '@portal/ui';
import { useState } from 'react';
import { t } from '#text/t.ts';
import { CodeStep } from './code-step.tsx';
import { PasswordStep } from './password-step.tsx';

interface ReauthenticationDialogProps {
  /** null: begins with the password. */
  challenge: MfaChallenge | null;
  onAnswer: (isConfirmed: boolean) => void;
}

/** The customer proves their identity again: by the password and, if two-factor is on, by a code. */
export function ReauthenticationDialog({ challenge: given, onAnswer }: ReauthenticationDialogProps) {
  const [challenge, setChallenge] = useState(given);
  const confirm = () => onAnswer(true);
  const cancel = () => onAnswer(false);
  return (
    <Modal isOpen onClose={cancel} title={t(challenge ? 'login.mfaTitle' : 'reauthentication.title')}>
      {challenge ? (
        <CodeStep challenge={challenge} onConfirmed={confirm} onCancel={cancel} />
      ) : (
        <PasswordStep onConfirmed={confirm} onChallenge={setChallenge} onCancel={cancel} />
      )}
    </Modal>
  );
}
