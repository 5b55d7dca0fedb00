import { useNavigate } from '@portal/platform/router';
import { signOut } from '@portal/platform/session';
import { Modal, PrimaryButton, Text } from '@portal/ui';
import { t } from '#text/t.ts';

/** The provider requires a fresh sign-in before it changes a password [8.17]: leads there, and back to this page. */
export function ReloginDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  const signInAgain = async () => {
    await signOut();
    await navigate('/login', { replace: true, state: { returnTo: '/password' } });
  };
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('relogin.title')}
      role="alertdialog"
      footer={<PrimaryButton onPress={signInAgain}>{t('relogin.submit')}</PrimaryButton>}
    >
      <Text>{t('relogin.body')}</Text>
    </Modal>
  );
}
