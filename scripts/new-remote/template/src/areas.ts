import type { RemoteAreas } from '@portal/shared/host/area';
import { messages } from './text/messages.ts';

export const areas = {
  '/sample': { title: messages['sample.title'], menu: { place: 'main' }, firstPage: 'sample' },
} satisfies RemoteAreas;
