import type { RemoteAreas } from '@portal/shared/host/area';

export const areas = {
  '/order': {
    title: '駐車場探し',
    menu: { place: 'main', tabletLabel: '探索依頼' },
    firstPage: 'order-list',
  },
} satisfies RemoteAreas;
