import {
  Box,
  FileIcon,
  FileTextIcon,
  Flex,
  Heading,
  JapaneseYenIcon,
  KeepTogether,
  LinkButton,
  Numeral,
  Text,
  UserText,
  VisuallyHidden,
} from '@portal/ui';
import type { HomeFilter } from '#home/filter/home-filter.ts';
import { itemAction, itemDescription, itemTime } from './item-text.ts';
import { QueueRow } from './queue-row.tsx';
import { isUrgent } from './sort-queue.ts';
import type { WaitingItem } from './waiting-item.ts';

const ICONS = { estimates: FileTextIcon, papers: FileIcon, bill: JapaneseYenIcon };

interface QueueItemProps {
  item: WaitingItem;
  /** Home's filter, which a list that the action leads to keeps. */
  filter: HomeFilter;
  today: string;
}

export function QueueItem({ item, filter, today }: QueueItemProps) {
  const Icon = ICONS[item.kind];
  const time = itemTime(item, today);
  const action = itemAction(item, filter);
  return (
    <QueueRow>
      <Box
        gridArea="icon"
        display={{ base: 'none', md: 'grid' }}
        placeItems="center"
        boxSize="10"
        borderRadius="md"
        bg="bg.brand"
        color="fg.brand"
      >
        <Icon size={20} />
      </Box>
      <Box gridArea="text" minWidth="0">
        <Heading as="h3" size="item" lineClamp="2">
          <UserText>{item.site}</UserText>
        </Heading>
        <Text fontSize="sm" wordBreak="normal">
          {itemDescription(item)
            .split(/(?<=・)/u)
            .map((part, index) => (
              <KeepTogether key={`${index}-${part}`}>{part}</KeepTogether>
            ))}
        </Text>
      </Box>
      <Flex gridArea="time" direction="column" minWidth="0" fontSize="sm">
        <Numeral fontWeight="bold" color={isUrgent(item, today) ? 'fg.warn' : undefined}>
          {time.distance}
        </Numeral>
        <Numeral color="fg.muted" fontSize="xs">
          {time.day}
        </Numeral>
      </Flex>
      <Box gridArea="action" display="grid">
        <LinkButton to={action.to} size="sm" trackName={action.label}>
          <span>
            <span>{action.label}</span>
            <VisuallyHidden>{`（${item.site}）`}</VisuallyHidden>
          </span>
        </LinkButton>
      </Box>
    </QueueRow>
  );
}
