import { useSessionWarning } from '@portal/platform/host';
import { t } from '@portal/platform/text';
import { useRef } from 'react';
import { Modal, PrimaryButton, Text } from '../../kit/index.ts';

/** Above whatever is open: nobody is signed out without having been asked, or told in time. */
export function SessionWarning() {
  const warning = useSessionWarning();
  const button = useRef<HTMLButtonElement>(null);
  if (!warning) return null;
  const { reason, goOn } = warning;
  return (
    <Modal
      isOpen
      onClose={goOn}
      title={t('session.endingTitle')}
      role="alertdialog"
      initialFocus={button}
      footer={
        <PrimaryButton ref={button} onPress={goOn}>
          {reason === 'idle' ? t('session.goOn') : t('common.close')}
        </PrimaryButton>
      }
    >
      <Text>{reason === 'idle' ? t('session.endingBody') : t('session.tooLongBody')}</Text>
    </Modal>
  );
}
