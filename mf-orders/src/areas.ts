import type { RemoteAreas } from '@portal/platform/registry/area';
import { messages } from './text/messages.ts';

export const areas = {
  '/order': {
    title: messages['order.listTitle'],
    menu: { place: 'main', tabletLabel: messages['order.tabletLabel'] },
    pageChunks: {
      '': 'order-list',
      create: 'order-create',
      'create-by-file': 'order-file',
      ':id': 'order-detail',
      ':id/update': 'order-update',
      ':id/contract': 'contract-papers',
      ':id/share': 'share',
      ':id/usage': 'order-slots',
      ':id/billing': 'order-slots',
      ':id/comparison': 'estimate-comparison',
    },
  },
  '/option': {
    title: messages['option.listTitle'],
    menu: { place: 'main' },
    pageChunks: { '': 'option-list', create: 'option-create', ':id': 'option-detail', ':id/update': 'option-update' },
  },
} satisfies RemoteAreas;
