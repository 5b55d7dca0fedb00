import { REMOTE_CONTRACT, type RemoteModuleOf } from '@portal/platform';
import type { areas } from './areas.ts';

export const remote: RemoteModuleOf<typeof areas> = {
  contract: REMOTE_CONTRACT,
  name: 'mf-billing',
  version: process.env.APP_VERSION ?? '0',
  routes: {
    '/billing': [
      {
        path: '',
        page: () =>
          import(/* webpackChunkName: "billing" */ '#billing/billing-page.tsx').then(({ BillingPage }) => BillingPage),
        reads: () =>
          import(/* webpackChunkName: "billing" */ '#billing/billing-reads.ts').then(
            ({ billingReads }) => billingReads,
          ),
      },
      {
        path: 'retention',
        page: () =>
          import(/* webpackChunkName: "billing-retention" */ '#billing/retention/retention-page.tsx').then(
            ({ RetentionPage }) => RetentionPage,
          ),
      },
    ],
    '/usage': [
      {
        path: '',
        page: () =>
          import(/* webpackChunkName: "usage-list" */ '#usage/list/usage-list-page.tsx').then(
            ({ UsageListPage }) => UsageListPage,
          ),
        reads: () =>
          import(/* webpackChunkName: "usage-list" */ '#usage/list/usage-list-reads.ts').then(
            ({ usageListReads }) => usageListReads,
          ),
      },
      {
        path: ':id',
        page: () =>
          import(/* webpackChunkName: "usage-detail" */ '#usage/detail/usage-detail-page.tsx').then(
            ({ UsageDetailPage }) => UsageDetailPage,
          ),
        reads: () =>
          import(/* webpackChunkName: "usage-detail" */ '#usage/detail/usage-detail-reads.ts').then(
            ({ usageDetailReads }) => usageDetailReads,
          ),
      },
      {
        path: ':id/guide',
        page: () =>
          import(/* webpackChunkName: "usage-guide" */ '#usage/guide/usage-guide-page.tsx').then(
            ({ UsageGuidePage }) => UsageGuidePage,
          ),
        reads: () =>
          import(/* webpackChunkName: "usage-guide" */ '#usage/guide/usage-guide-reads.ts').then(
            ({ usageGuideReads }) => usageGuideReads,
          ),
      },
    ],
  },
  slots: {
    'order.usage': () =>
      import(/* webpackChunkName: "usage-of-order" */ '#usage/of-order/usage-of-order.tsx').then(
        ({ usageOfOrder }) => usageOfOrder,
      ),
    'order.bills': () =>
      import(/* webpackChunkName: "bills-of-order" */ '#billing/of-order/bills-of-order.tsx').then(
        ({ billsOfOrder }) => billsOfOrder,
      ),
  },
};
