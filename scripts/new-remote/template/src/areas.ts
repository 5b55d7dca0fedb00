import type { RemoteAreas } from '@portal/platform/registry/area';
import { messages } from './text/messages.ts';

export const areas = {
  '/sample': { title: messages['sample.title'], menu: { place: 'main' }, pageChunks: { '': 'sample' } },
} satisfies RemoteAreas;
