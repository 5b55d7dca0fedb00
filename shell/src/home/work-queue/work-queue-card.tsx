import { todayInTokyo } from '@portal/platform/text';
import { Card, Flex, Heading, Text, TextLink, useIsSlow } from '@portal/ui';
import { useRef } from 'react';
import { type HomeFilter, homeFilter, isFiltered } from '#home/filter/home-filter.ts';
import { RowsSkeleton } from '#rows/rows-skeleton.tsx';
import { t } from '#text/t.ts';
import { QUEUE_LENGTH, todoKey } from './nearest.ts';
import { QueueEmpty } from './queue-empty.tsx';
import { QueueFailure } from './queue-failure.tsx';
import { QueueItem } from './queue-item.tsx';
import { QueueRow } from './queue-row.tsx';
import { queueContent, useWorkQueue, type WorkQueue } from './use-work-queue.ts';

const HEADING_ID = 'home-queue';
const INLINE = { base: '4', md: '6' } as const;

interface WorkQueueCardProps {
  filter: HomeFilter;
  /** It is not known yet whether the account is new. Items are shown, but not the text that nothing is left to do. */
  isUnsure: boolean;
}

/** What the customer can do next, by deadline, each with its one action. */
export function WorkQueueCard({ filter, isUnsure }: WorkQueueCardProps) {
  const today = todayInTokyo();
  const { queue: known, retry, hasPage } = useWorkQueue(filter);
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
            <QueueItem key={todoKey(item)} item={item} filter={filter} today={today} heading="h3" />
          ))}
        </ul>
      ) : null}
      {content && content !== 'items' && content !== 'failed' ? <QueueEmpty content={content} /> : null}
      {queue && queue.failed.length > 0 ? <QueueFailure failed={queue.failed} onRetry={retryFailed} /> : null}
      {queue && content === 'items' ? <QueueFoot queue={queue} filter={filter} hasPage={hasPage} /> : null}
    </Card>
  );
}

function QueueLoading() {
  const isSlow = useIsSlow(true);
  return (
    <>
      <Text role="status" srOnly={!isSlow} paddingInline={INLINE}>
        {t(isSlow ? 'common.stillLoading' : 'common.loading')}
      </Text>
      <RowsSkeleton rows={QUEUE_LENGTH} Row={QueueRow} />
    </>
  );
}

/** How many more there are, and the way to them. */
function QueueFoot({ queue, filter, hasPage }: { queue: WorkQueue; filter: HomeFilter; hasPage: boolean }) {
  const { items, failed } = queue;
  const total = failed.length === 0 ? queue.total : null;
  const hasMore = queue.total === null || queue.total > items.length;
  if (!hasPage && !hasMore) return null;
  const search = homeFilter.write(filter);
  return (
    <Flex
      justify="space-between"
      wrap="wrap"
      columnGap="4"
      rowGap="1"
      borderTopWidth="1px"
      bg="bg.subtle"
      paddingInline={INLINE}
      paddingBlock="3"
      fontSize="sm"
    >
      {hasPage ? (
        <TextLink isAlone to={`/todo${search && '?'}${search}`} isBold trackName={t('home.queueAllUncounted')}>
          {total === null ? t('home.queueAllUncounted') : t('home.queueAll', { count: total })}
        </TextLink>
      ) : null}
      {hasMore ? <Text tone="muted">{moreText(items.length, total, hasPage)}</Text> : null}
    </Flex>
  );
}

function moreText(shown: number, total: number | null, hasPage: boolean): string {
  if (hasPage) return total === null ? '' : t('home.queueShown', { total, shown });
  return t(total === null ? 'home.queueMaybeMore' : 'home.queueMore');
}
