import type { RemoteAreas } from '@portal/platform/registry/area';
import { messages } from './text/messages.ts';

export const areas = {
  '/billing': {
    title: messages['billing.title'],
    menu: { place: 'main' },
    pageChunks: { '': 'billing', retention: 'billing-retention' },
    slots: ['order.bills'],
  },
  '/usage': {
    title: messages['usage.title'],
    menu: { place: 'main' },
    pageChunks: { '': 'usage-list', ':id': 'usage-detail', ':id/guide': 'usage-guide' },
    slots: ['order.usage'],
  },
} satisfies RemoteAreas;
