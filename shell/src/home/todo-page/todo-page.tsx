import { TODO_KIND_FILTERS, TODO_PAGE_SIZE, type TodoKindFilter } from '@portal/contract/todo';
import { keptContact, useKeptParams, useLastPage } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { useFeatures } from '@portal/platform/session';
import { todayInTokyo } from '@portal/platform/text';
import { todoQueries } from '@portal/queries/todo';
import { Box, Card, EmptyState, Flex, Page, SecondaryButton, VisuallyHidden } from '@portal/ui';
import { NotFound } from '@portal/ui/host';
import { ReadView } from '@portal/ui/pages';
import { SegmentedFilter } from '@portal/ui/segments';
import { Pager } from '@portal/ui/table';
import { homeFilter } from '#home/filter/home-filter.ts';
import { HomeFilterBar } from '#home/filter/home-filter-bar.tsx';
import { KIND_LABELS } from '#home/work-queue/item-text.ts';
import { todoKey } from '#home/work-queue/nearest.ts';
import { QueueItem } from '#home/work-queue/queue-item.tsx';
import { QueueRow } from '#home/work-queue/queue-row.tsx';
import { RowsSkeleton } from '#rows/rows-skeleton.tsx';
import { t } from '#text/t.ts';
import { todoParams } from './todo-params.ts';

/** All that waits for the customer. A host without the feature has no such page. */
export const TodoPage = () => (useFeatures().includes('todo') ? <TodoList /> : <NotFound />);

const labelOf = (kind: TodoKindFilter) => t(kind === 'all' ? 'todo.kindAll' : KIND_LABELS[kind]);

function TodoList() {
  const { params, go } = useKeptParams('/todo', todoParams, keptContact);
  const { kind, contact, department, page } = params;
  const todos = useQuery({
    ...todoQueries.list({ kind, contactId: contact, department, pageNumber: page }),
    // What customers do on other pages changes it.
    refetchOnMount: 'always',
  });
  useLastPage(todos, page, go);
  const count = (todos.isPlaceholderData ? null : todos.data?.pagination.totalRecords) ?? null;
  const today = todayInTokyo();
  const filter = { contact, department };
  const home = homeFilter.write(filter);
  const isNarrowed = todoParams.write({ ...params, page: 1 }) !== '';
  return (
    <Page
      title={t('home.queueTitle')}
      back={{ to: `/${home && '?'}${home}`, label: t('todo.back') }}
      actions={<HomeFilterBar filter={filter} onChange={(change) => go(change, 'replace')} />}
    >
      <Flex align="center" wrap="wrap" gap="3" marginBottom="4">
        <SegmentedFilter
          label={t('todo.kind')}
          value={kind}
          options={TODO_KIND_FILTERS.map((value) => ({ value, label: labelOf(value) }))}
          onChange={(value) => go({ kind: value })}
        />
        <Box fontSize="sm" color="fg.muted" marginInlineStart="auto">
          {t('home.queueOrder')}
        </Box>
      </Flex>
      <VisuallyHidden role="status">{count === null ? '' : t('todo.resultCount', { count })}</VisuallyHidden>
      <ReadView
        query={todos}
        loading={
          <Card padded={false}>
            <RowsSkeleton rows={TODO_PAGE_SIZE} Row={QueueRow} />
          </Card>
        }
        isEmpty={({ pagination }) => pagination.totalRecords === 0}
        empty={
          <Card>
            <EmptyState
              title={t(isNarrowed ? 'home.doneFilteredTitle' : 'home.doneTitle')}
              body={t(isNarrowed ? 'todo.emptyFiltered' : 'home.doneBody')}
              action={
                isNarrowed ? (
                  <SecondaryButton onPress={() => void go(todoParams.defaults)}>{t('filter.reset')}</SecondaryButton>
                ) : undefined
              }
            />
          </Card>
        }
      >
        {({ data, pagination }) => (
          <Card padded={false} aria-busy={todos.isPlaceholderData}>
            <ul aria-label={t('home.queueTitle')}>
              {data.map((item) => (
                <QueueItem key={todoKey(item)} item={item} filter={filter} today={today} heading="h2" />
              ))}
            </ul>
            <Box borderTopWidth="1px" paddingInline="4" paddingBlock="3">
              <Pager pagination={pagination} onPage={(number) => void go({ page: number })} />
            </Box>
          </Card>
        )}
      </ReadView>
    </Page>
  );
}
