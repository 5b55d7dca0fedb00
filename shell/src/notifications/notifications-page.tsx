import { NOTIFICATION_PAGE_SIZE } from '@portal/contract/notification';
import { defineListParams, listParamEntries, showToast, useLastPage, useListParams } from '@portal/platform';
import { useQuery, useQueryClient } from '@portal/platform/query';
import { useFeatures } from '@portal/platform/session';
import { markRead, notificationQueries } from '@portal/queries/notification';
import { BellIcon, Box, Card, EmptyState, Page, SecondaryButton, Text } from '@portal/ui';
import { NotFound } from '@portal/ui/host';
import { ReadView, useWrite } from '@portal/ui/pages';
import { Pager } from '@portal/ui/table';
import { RowsSkeleton } from '#rows/rows-skeleton.tsx';
import { t } from '#text/t.ts';
import { NotificationItem } from './notification-item.tsx';
import { NotificationRow } from './notification-row.tsx';

const pageParams = defineListParams({ page: listParamEntries.page });

/** What has happened. A host without the feature has no such page. */
export const NotificationsPage = () => (useFeatures().includes('notifications') ? <NotificationList /> : <NotFound />);

function NotificationList() {
  const { params, go } = useListParams('/notifications', pageParams);
  const client = useQueryClient();
  const notifications = useQuery({
    ...notificationQueries.list({ pageNumber: params.page }),
    // What customers open on other pages changes it.
    refetchOnMount: 'always',
  });
  useLastPage(notifications, params.page, go);
  const readAll = useWrite((until: string) => markRead(client, { until }), {
    onDone: () => showToast(t('notifications.allRead')),
  });
  const readOne = useWrite((id: string) => markRead(client, { ids: [id] }), { isQuiet: true });
  const asOf = notifications.data?.asOf ?? '';
  const isEmpty = notifications.data?.data.length === 0;
  return (
    <Page
      title={t('notifications.title')}
      actions={
        isEmpty ? null : (
          <SecondaryButton isDisabled={!asOf} isRunning={readAll.isRunning} onPress={() => readAll.run(asOf)}>
            {t('notifications.readAll')}
          </SecondaryButton>
        )
      }
    >
      <ReadView
        query={notifications}
        loading={
          <Card padded={false}>
            <RowsSkeleton rows={NOTIFICATION_PAGE_SIZE} Row={NotificationRow} />
          </Card>
        }
        isEmpty={({ data }) => data.length === 0}
        empty={
          <Card>
            <EmptyState icon={<BellIcon />} title={t('notifications.emptyTitle')} body={t('notifications.emptyBody')} />
          </Card>
        }
      >
        {({ data, pagination }) => (
          <Card padded={false} aria-busy={notifications.isPlaceholderData}>
            <ul aria-label={t('notifications.title')}>
              {data.map((notification) => (
                <NotificationItem
                  key={notification.id}
                  notification={notification}
                  onOpen={() => {
                    if (!notification.isRead) void readOne.run(notification.id);
                  }}
                />
              ))}
            </ul>
            <Box borderTopWidth="1px" paddingInline="4" paddingBlock="3">
              <Text tone="muted">{t('notifications.note')}</Text>
              <Pager pagination={pagination} onPage={(page) => void go({ page })} />
            </Box>
          </Card>
        )}
      </ReadView>
    </Page>
  );
}
