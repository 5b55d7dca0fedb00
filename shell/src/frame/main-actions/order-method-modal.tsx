import { Link } from '@portal/platform/router';
import {
  Box,
  Modal,
  PencilIcon,
  SecondaryButton,
  Sentence,
  SimpleGrid,
  Text,
  trackPress,
  UploadIcon,
} from '@portal/ui';
import { memo, type ReactNode } from 'react';
import { type PlainMessageKey, t } from '#text/t.ts';

interface Method {
  path: string;
  icon: ReactNode;
  label: PlainMessageKey;
  note: PlainMessageKey;
}

const METHODS: readonly Method[] = [
  { path: '/order/create', icon: <PencilIcon />, label: 'orderMethod.byForm', note: 'orderMethod.byFormNote' },
  { path: '/order/create-by-file', icon: <UploadIcon />, label: 'orderMethod.byFile', note: 'orderMethod.byFileNote' },
];

interface OrderMethodModalProps {
  isOpen: boolean;
  onClose: () => void;
  onFollow: () => void;
}

/**
 * How to ask for a parking lot: in a form, or with a file [2.70]. Memoized, so that a move to another page does not
 * render it.
 */
export const OrderMethodModal = memo(function OrderMethodModal({ isOpen, onClose, onFollow }: OrderMethodModalProps) {
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('orderMethod.title')}
      footer={<SecondaryButton onPress={onClose}>{t('orderMethod.close')}</SecondaryButton>}
    >
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="3">
        {METHODS.map((method) => (
          <MethodCell key={method.path} {...method} onPress={onFollow} />
        ))}
      </SimpleGrid>
    </Modal>
  );
});

/** One large link with icon, label and note. */
function MethodCell({ path, icon, label, note, onPress }: Method & { onPress: () => void }) {
  return (
    <Box
      asChild
      display="block"
      padding="4.5"
      borderWidth="1px"
      borderColor="border.field"
      borderRadius="lg"
      textDecoration="none"
      color="fg"
      _hover={{ bg: 'bg.brand', borderColor: 'solid.brand' }}
      css={{ '& svg': { boxSize: '6', color: 'fg.link', marginBottom: '3' } }}
    >
      <Link
        to={path}
        onClick={(event) => {
          trackPress('link', event.currentTarget, t(label));
          onPress();
        }}
      >
        {icon}
        <Text fontWeight="bold">{t(label)}</Text>
        <Text tone="muted" marginTop="1" textWrap="balance">
          <Sentence>{t(note)}</Sentence>
        </Text>
      </Link>
    </Box>
  );
}
