import type { RemoteAreas } from '@portal/shared/host/area';
import { messages } from './text/messages.ts';

export const areas = {
  '/order': {
    title: messages['order.listTitle'],
    menu: { place: 'main', tabletLabel: messages['order.tabletLabel'] },
    firstPage: 'order-list',
  },
  '/option': {
    title: messages['option.listTitle'],
    menu: { place: 'main' },
    firstPage: 'option-list',
  },
} satisfies RemoteAreas;
