import type { Todo } from '@portal/contract/todo';
import { fillPath } from '@portal/contract/values/path';
import { useFeatures } from '@portal/platform/session';
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
  TextLink,
  UserText,
  VisuallyHidden,
} from '@portal/ui';
import type { HomeFilter } from '#home/filter/home-filter.ts';
import { t } from '#text/t.ts';
import { itemAction, itemDescription, itemTime, KIND_LABELS, type Urgency } from './item-text.ts';
import { QueueRow } from './queue-row.tsx';

const ICONS = { estimates: FileTextIcon, papers: FileIcon, bill: JapaneseYenIcon };
const COLORS: Readonly<Record<Urgency, string | undefined>> = { bad: 'fg.bad', warn: 'fg.warn', calm: undefined };

interface QueueItemProps {
  item: Todo;
  /** The filter that a list keeps to which the action leads. */
  filter: HomeFilter;
  today: string;
  /** Of the item's name: one below that of the list. */
  heading: 'h2' | 'h3';
}

export function QueueItem({ item, filter, today, heading }: QueueItemProps) {
  const Icon = ICONS[item.kind];
  const time = itemTime(item, today);
  const action = itemAction(item, filter, useFeatures().includes('billSearch'));
  const { id, name } = item.order;
  const parts = itemDescription(item);
  // A clamped text wraps as browsers do, unless it says otherwise.
  const shownName = (
    <UserText lineClamp="2" textWrap="pretty">
      {name}
    </UserText>
  );
  return (
    <QueueRow>
      <Flex gridArea="kind" align="center" gap="2" color="fg.brand" fontSize="xs" fontWeight="bold">
        <Icon size={18} />
        <span>{t(KIND_LABELS[item.kind])}</span>
      </Flex>
      <Box gridArea="text" minWidth="0">
        <Heading as={heading} size="item">
          {id ? (
            <TextLink to={fillPath('/order/:id', { id })} isBold isAlone trackName={t(KIND_LABELS[item.kind])}>
              {shownName}
            </TextLink>
          ) : (
            shownName
          )}
        </Heading>
        <Text fontSize="sm" wordBreak="normal">
          {parts.map((part, index) => (
            <KeepTogether key={part}>{index < parts.length - 1 ? `${part}・` : part}</KeepTogether>
          ))}
        </Text>
      </Box>
      <Flex gridArea="time" direction="column" minWidth="0" fontSize="sm">
        <Numeral fontWeight="bold" color={COLORS[time.urgency]} whiteSpace="normal" wordBreak="auto-phrase">
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
            <VisuallyHidden>{`（${name}）`}</VisuallyHidden>
          </span>
        </LinkButton>
      </Box>
    </QueueRow>
  );
}
