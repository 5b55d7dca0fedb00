import { REMOTE_CONTRACT, type RemoteModuleOf } from '@portal/platform';
import type { areas } from './areas.ts';

/** All that this remote exposes. */
export const remote: RemoteModuleOf<typeof areas> = {
  contract: REMOTE_CONTRACT,
  name: 'mf-orders',
  version: process.env.APP_VERSION ?? '0',
  routes: {
    '/order': [
      {
        path: '',
        page: () =>
          import(/* webpackChunkName: "order-list" */ '#orders/list/order-list-page.tsx').then(
            (module) => module.OrderListPage,
          ),
        reads: () =>
          import(/* webpackChunkName: "order-list" */ '#orders/list/order-list-reads.ts').then(
            ({ orderListReads }) => orderListReads,
          ),
      },
      {
        path: 'create',
        page: () =>
          import(/* webpackChunkName: "order-create" */ '#orders/create/order-create-page.tsx').then(
            (module) => module.OrderCreatePage,
          ),
      },
      {
        path: 'create-by-file',
        page: () =>
          import(/* webpackChunkName: "order-file" */ '#orders/by-file/order-file-page.tsx').then(
            (module) => module.OrderFilePage,
          ),
      },
      {
        path: ':id/share',
        page: () =>
          import(/* webpackChunkName: "share" */ '#estimates/share/share-page.tsx').then((module) => module.SharePage),
        reads: () =>
          import(/* webpackChunkName: "share" */ '#estimates/estimate/order-with-estimates-reads.ts').then(
            ({ orderWithEstimatesReads }) => orderWithEstimatesReads,
          ),
      },
      {
        path: ':id/comparison',
        page: () =>
          import(/* webpackChunkName: "estimate-comparison" */ '#estimates/comparison/comparison-page.tsx').then(
            (module) => module.ComparisonPage,
          ),
        reads: () =>
          import(
            /* webpackChunkName: "estimate-comparison" */ '#estimates/estimate/order-with-estimates-reads.ts'
          ).then(({ orderWithEstimatesReads }) => orderWithEstimatesReads),
      },
      {
        path: ':id',
        page: () =>
          import(/* webpackChunkName: "order-detail" */ '#orders/detail/order-detail-page.tsx').then(
            (module) => module.OrderDetailPage,
          ),
        reads: () =>
          import(/* webpackChunkName: "order-detail" */ '#estimates/estimate/order-with-estimates-reads.ts').then(
            ({ orderWithEstimatesReads }) => orderWithEstimatesReads,
          ),
      },
      {
        path: ':id/update',
        page: () =>
          import(/* webpackChunkName: "order-update" */ '#orders/update/order-update-page.tsx').then(
            (module) => module.OrderUpdatePage,
          ),
        reads: () =>
          import(/* webpackChunkName: "order-update" */ '#orders/order/order-reads.ts').then(
            ({ orderReads }) => orderReads,
          ),
      },
      {
        path: ':id/contract',
        page: () =>
          import(/* webpackChunkName: "contract-papers" */ '#orders/contract-papers/contract-papers-page.tsx').then(
            (module) => module.ContractPapersPage,
          ),
        reads: () =>
          import(/* webpackChunkName: "contract-papers" */ '#orders/contract-papers/order-with-papers-reads.ts').then(
            ({ orderWithPapersReads }) => orderWithPapersReads,
          ),
      },
      {
        path: ':id/usage',
        page: () =>
          import(/* webpackChunkName: "order-slots" */ '#orders/detail/order-slot-pages.tsx').then(
            (module) => module.OrderUsagePage,
          ),
        reads: () =>
          import(/* webpackChunkName: "order-slots" */ '#orders/order/order-reads.ts').then(
            ({ orderReads }) => orderReads,
          ),
      },
      {
        path: ':id/billing',
        page: () =>
          import(/* webpackChunkName: "order-slots" */ '#orders/detail/order-slot-pages.tsx').then(
            (module) => module.OrderBillsPage,
          ),
        reads: () =>
          import(/* webpackChunkName: "order-slots" */ '#orders/order/order-reads.ts').then(
            ({ orderReads }) => orderReads,
          ),
      },
    ],
    '/option': [
      {
        path: '',
        page: () =>
          import(/* webpackChunkName: "option-list" */ '#options/list/option-list-page.tsx').then(
            (module) => module.OptionListPage,
          ),
        reads: () =>
          import(/* webpackChunkName: "option-list" */ '#options/list/option-list-reads.ts').then(
            ({ optionListReads }) => optionListReads,
          ),
      },
      {
        path: 'create',
        page: () =>
          import(/* webpackChunkName: "option-create" */ '#options/create/option-create-page.tsx').then(
            (module) => module.OptionCreatePage,
          ),
      },
      {
        path: ':id',
        page: () =>
          import(/* webpackChunkName: "option-detail" */ '#options/detail/option-detail-page.tsx').then(
            (module) => module.OptionDetailPage,
          ),
        reads: () =>
          import(/* webpackChunkName: "option-detail" */ '#options/option/option-reads.ts').then(
            ({ optionReads }) => optionReads,
          ),
      },
      {
        path: ':id/update',
        page: () =>
          import(/* webpackChunkName: "option-update" */ '#options/update/option-update-page.tsx').then(
            (module) => module.OptionUpdatePage,
          ),
        reads: () =>
          import(/* webpackChunkName: "option-update" */ '#options/option/option-reads.ts').then(
            ({ optionReads }) => optionReads,
          ),
      },
    ],
  },
};
