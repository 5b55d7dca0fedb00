import type { RemoteAreas } from '@portal/shared/host/area';

export const areas = {
  '/news': { title: 'お知らせ', menu: { place: 'main' }, firstPage: 'news-list' },
} satisfies RemoteAreas;
