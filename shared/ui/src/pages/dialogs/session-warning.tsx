import { useSessionWarning } from '@portal/platform/host';
import { t } from '@portal/platform/text';
import { useRef } from 'react';
import { Modal, PrimaryButton, Text } from '../../kit/index.ts';

/** Above whatever is open: nobody is signed out without having been asked. */
export function SessionWarning() {
  const goOn = useSessionWarning();
  const button = useRef<HTMLButtonElement>(null);
  if (!goOn) return null;
  return (
    <Modal
      isOpen
      onClose={goOn}
      title={t('session.endingTitle')}
      role="alertdialog"
      initialFocus={button}
      footer={
        <PrimaryButton ref={button} onPress={goOn}>
          {t('session.goOn')}
        </PrimaryButton>
      }
    >
      <Text>{t('session.endingBody')}</Text>
    </Modal>
  );
}
