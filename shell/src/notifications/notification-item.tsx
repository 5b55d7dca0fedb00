import type { Notification } from '@portal/contract/notification';
import { useFeatures } from '@portal/platform/session';
import { formatInstant } from '@portal/platform/text';
import {
  BellIcon,
  Box,
  FileIcon,
  FileTextIcon,
  Flex,
  Heading,
  JapaneseYenIcon,
  Numeral,
  StatusBadge,
  Text,
  TextLink,
  UserText,
} from '@portal/ui';
import { useHasArea } from '#federation/portal/portal.ts';
import { t } from '#text/t.ts';
import { NotificationRow } from './notification-row.tsx';
import { KIND_LABELS, notificationText } from './notification-text.ts';

const ICONS = { estimate: FileTextIcon, contractPaper: FileIcon, bill: JapaneseYenIcon, news: BellIcon };

interface NotificationItemProps {
  notification: Notification;
  /** The customer goes where it leads. */
  onOpen: () => void;
}

export function NotificationItem({ notification, onOpen }: NotificationItemProps) {
  const { kind, isRead, occurredAt } = notification;
  const hasArea = useHasArea();
  const canSearchBills = useFeatures().includes('billSearch');
  const { title, event, to } = notificationText(notification, canSearchBills);
  const [path = ''] = to?.split('?') ?? [];
  const Icon = ICONS[kind];
  const name = (
    <UserText lineClamp="2" textWrap="pretty">
      {title}
    </UserText>
  );
  return (
    <NotificationRow>
      <Flex gridArea="kind" align="center" gap="2" color="fg.brand" fontSize="xs" fontWeight="bold">
        <Icon size={18} />
        <span>{t(KIND_LABELS[kind])}</span>
        {isRead ? null : <StatusBadge tone="bad">{t('common.new')}</StatusBadge>}
      </Flex>
      <Box gridArea="text" minWidth="0">
        <Heading as="h2" size="item">
          {to && hasArea(path) ? (
            <TextLink to={to} isBold={!isRead} isAlone trackName={t(KIND_LABELS[kind])} onPress={onOpen}>
              {name}
            </TextLink>
          ) : (
            name
          )}
        </Heading>
        {event ? <Text fontSize="sm">{event}</Text> : null}
      </Box>
      <Numeral gridArea="time" color="fg.muted" fontSize="xs">
        {formatInstant(occurredAt)}
      </Numeral>
    </NotificationRow>
  );
}
