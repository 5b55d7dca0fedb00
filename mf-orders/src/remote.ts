import { REMOTE_CONTRACT, type RemoteModule } from '@portal/shared/host';
import type { areas } from './areas.ts';

/** All that this remote exposes. */
export const remote: RemoteModule<keyof typeof areas> = {
  contract: REMOTE_CONTRACT,
  name: 'mf-orders',
  version: process.env.APP_VERSION ?? '0',
  routes: {
    '/order': [
      {
        path: '',
        page: () =>
          import(/* webpackChunkName: "order-list" */ '#order-list/order-list-page.tsx').then(
            (module) => module.OrderListPage,
          ),
        reads: () =>
          import(/* webpackChunkName: "order-list" */ '#order-list/order-list-reads.ts').then(
            ({ orderListReads }) => orderListReads,
          ),
      },
      {
        path: 'create',
        page: () =>
          import(/* webpackChunkName: "order-create" */ '#order-create/order-create-page.tsx').then(
            (module) => module.OrderCreatePage,
          ),
      },
      {
        path: 'create-by-file',
        page: () =>
          import(/* webpackChunkName: "order-file" */ '#order-file/order-file-page.tsx').then(
            (module) => module.OrderFilePage,
          ),
      },
      {
        path: ':id/share',
        page: () => import(/* webpackChunkName: "share" */ '#share/share-page.tsx').then((module) => module.SharePage),
      },
      {
        path: ':id',
        page: () =>
          import(/* webpackChunkName: "order-detail" */ '#order-detail/order-detail-page.tsx').then(
            (module) => module.OrderDetailPage,
          ),
      },
      {
        path: ':id/update',
        page: () =>
          import(/* webpackChunkName: "order-update" */ '#order-update/order-update-page.tsx').then(
            (module) => module.OrderUpdatePage,
          ),
      },
      {
        path: ':id/contract',
        page: () =>
          import(/* webpackChunkName: "contract-papers" */ '#contract-papers/contract-papers-page.tsx').then(
            (module) => module.ContractPapersPage,
          ),
      },
    ],
    '/option': [
      {
        path: '',
        page: () =>
          import(/* webpackChunkName: "option-list" */ '#option-list/option-list-page.tsx').then(
            (module) => module.OptionListPage,
          ),
        reads: () =>
          import(/* webpackChunkName: "option-list" */ '#option-list/option-list-reads.ts').then(
            ({ optionListReads }) => optionListReads,
          ),
      },
      {
        path: 'create',
        page: () =>
          import(/* webpackChunkName: "option-create" */ '#option-create/option-create-page.tsx').then(
            (module) => module.OptionCreatePage,
          ),
      },
      {
        path: ':id/update',
        page: () =>
          import(/* webpackChunkName: "option-update" */ '#option-update/option-update-page.tsx').then(
            (module) => module.OptionUpdatePage,
          ),
      },
    ],
  },
};
