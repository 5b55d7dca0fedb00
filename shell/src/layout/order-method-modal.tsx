import { LinkButton, Modal, SecondaryButton, Stack, Text } from '@portal/shared/ui';
import { type PlainMessageKey, t } from '#text/t.ts';

interface Method {
  path: string;
  label: PlainMessageKey;
  note: PlainMessageKey;
}

const METHODS: readonly Method[] = [
  { path: '/order/create', label: 'orderMethod.byForm', note: 'orderMethod.byFormNote' },
  { path: '/order/create-by-file', label: 'orderMethod.byFile', note: 'orderMethod.byFileNote' },
];

/** How to ask for a parking lot: in a form, or with a file [2.70]. */
export function OrderMethodModal({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('orderMethod.title')}
      footer={<SecondaryButton onPress={onClose}>{t('orderMethod.close')}</SecondaryButton>}
    >
      <Stack gap="6">
        {METHODS.map(({ path, label, note }) => (
          <Stack gap="1" key={path}>
            <LinkButton to={path} onPress={onClose} fullWidth>
              {t(label)}
            </LinkButton>
            <Text textStyle="sm">{t(note)}</Text>
          </Stack>
        ))}
      </Stack>
    </Modal>
  );
}
