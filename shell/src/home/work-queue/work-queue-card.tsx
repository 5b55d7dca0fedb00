import { todayInTokyo } from '@portal/platform/text';
import { Card, Flex, Heading, Text } from '@portal/ui';
import { useRef } from 'react';
import { type HomeFilter, isFiltered } from '#home/filter/home-filter.ts';
import { t } from '#text/t.ts';
import { QueueEmpty } from './queue-empty.tsx';
import { QueueFailure } from './queue-failure.tsx';
import { QueueItem } from './queue-item.tsx';
import { QueueLoading } from './queue-loading.tsx';
import { useWorkQueue } from './use-work-queue.ts';
import { queueContent } from './work-queue.ts';

const HEADING_ID = 'home-queue';
const INLINE = { base: '4', md: '6' } as const;

interface WorkQueueCardProps {
  filter: HomeFilter;
  /** It is not known yet whether the account is new. Items are shown, but not the text that nothing is left to do. */
  isUnsure: boolean;
}

/** What the customer can do next, the most urgent first, each with its one action. */
export function WorkQueueCard({ filter, isUnsure }: WorkQueueCardProps) {
  const today = todayInTokyo();
  const { queue: known, retry } = useWorkQueue(filter, today);
  const queue = isUnsure && !known?.items.length ? undefined : known;
  const content = queue && queueContent(queue, isFiltered(filter));
  const headingRef = useRef<HTMLHeadingElement>(null);
  // The button disappears after a successful retry, so the focus moves away from it first.
  const retryFailed = () => {
    headingRef.current?.focus({ preventScroll: true });
    return retry();
  };
  return (
    <Card as="section" aria-labelledby={HEADING_ID} padded={false}>
      <Flex align="center" wrap="wrap" columnGap="3" paddingInline={INLINE} paddingBlock="2.5">
        <Heading id={HEADING_ID} ref={headingRef} tabIndex={-1} _focusVisible={{ outline: 'none', boxShadow: 'none' }}>
          {t('home.queueTitle')}
        </Heading>
        {queue === undefined || content === 'items' ? (
          <Text tone="muted" marginInlineStart="auto">
            {t('home.queueOrder')}
          </Text>
        ) : null}
      </Flex>
      {queue === undefined ? <QueueLoading /> : null}
      {queue && content === 'items' ? (
        <ul>
          {queue.items.map((item) => (
            <QueueItem key={item.key} item={item} filter={filter} today={today} />
          ))}
        </ul>
      ) : null}
      {content && content !== 'items' && content !== 'failed' ? <QueueEmpty content={content} /> : null}
      {queue && queue.failed.length > 0 ? <QueueFailure failed={queue.failed} onRetry={retryFailed} /> : null}
      {queue && queue.more !== 'none' && content === 'items' ? (
        <Text tone="muted" borderTopWidth="1px" bg="bg.subtle" paddingInline={INLINE} paddingBlock="3">
          {t(queue.more === 'certain' ? 'home.queueMore' : 'home.queueMaybeMore')}
        </Text>
      ) : null}
    </Card>
  );
}
