import type { RemoteAreas } from '@portal/shared/host/area';

export const areas = {
  '/billing': { title: '請求', menu: { place: 'main' }, firstPage: 'billing' },
} satisfies RemoteAreas;
