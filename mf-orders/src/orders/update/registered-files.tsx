import type { Order } from '@portal/contract/order';
import { Box, Flex, StatusBadge, Text, TextButton } from '@portal/ui';
import { useId } from 'react';
import { AttachmentLink } from '#orders/attachments/attachment-link.tsx';
import { t } from '#text/t.ts';

interface RegisteredFilesProps {
  attachments: Order['attachments'];
  /** The ids of the files that the next save removes. */
  removed: readonly string[];
  onToggle: (id: string) => void;
}

/** The files of the order. One that will be removed stays in its place, and can be restored. */
export function RegisteredFiles({ attachments, removed, onToggle }: RegisteredFilesProps) {
  const id = useId();
  if (attachments.length === 0) return null;
  return (
    <Box role="group" aria-labelledby={id}>
      <Text id={id} fontWeight="bold">
        {t('upload.existing')}
      </Text>
      <ul>
        {attachments.map((attachment) => (
          <RegisteredFile
            key={attachment.id}
            attachment={attachment}
            isRemoved={removed.includes(attachment.id)}
            onToggle={() => onToggle(attachment.id)}
          />
        ))}
      </ul>
    </Box>
  );
}

interface RegisteredFileProps {
  attachment: Order['attachments'][number];
  isRemoved: boolean;
  onToggle: () => void;
}

const RegisteredFile = ({ attachment, isRemoved, onToggle }: RegisteredFileProps) => {
  const { name } = attachment;
  return (
    <Flex as="li" align="center" justify="space-between" gap="3" paddingBlock="1" fontSize="sm" borderBottomWidth="1px">
      <Flex align="center" wrap="wrap" columnGap="3" minWidth="0">
        <Box as="span" textDecoration={isRemoved ? 'line-through' : undefined}>
          <AttachmentLink {...attachment} />
        </Box>
        {isRemoved ? <StatusBadge tone="warn">{t('orderUpdate.toBeDeleted')}</StatusBadge> : null}
      </Flex>
      <TextButton
        size="sm"
        aria-label={t(isRemoved ? 'orderUpdate.restoreAttachment' : 'orderUpdate.deleteAttachment', { name })}
        trackName={t(isRemoved ? 'orderUpdate.restore' : 'common.delete')}
        onPress={onToggle}
      >
        {t(isRemoved ? 'orderUpdate.restore' : 'common.delete')}
      </TextButton>
    </Flex>
  );
};
