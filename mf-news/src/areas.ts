import type { RemoteAreas } from '@portal/platform/registry/area';
import { messages } from './text/messages.ts';

export const areas = {
  '/news': {
    title: messages['news.title'],
    menu: { place: 'main' },
    pageChunks: { '': 'news-list', ':id': 'news-detail' },
  },
} satisfies RemoteAreas;
