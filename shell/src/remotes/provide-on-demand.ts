// What remotes get of the platform. The shell itself takes the whole; only what is in its module graph is provided.
import '@portal/shared/api/offered';
import '@portal/shared/firebase/offered';
import '@portal/shared/host/offered';
import '@portal/shared/observe/offered';
import '@portal/shared/query/offered';
import '@portal/shared/router/offered';
import '@portal/shared/schema';
import '@portal/shared/session/offered';
import '@portal/shared/text/offered';
import '@portal/shared/ui/offered';

/**
 * Modules that the shell provides to remotes without using them itself, by their keys. The federation plugin provides
 * what it finds in the shell's module graph; nothing here is loaded before a remote, or a hint for it, asks for it.
 */
export const onDemand: Readonly<Record<string, () => Promise<unknown>>> = {
  '@portal/shared/firebase/self-service': () => import('@portal/shared/firebase/self-service'),
  '@portal/shared/form': () => import('@portal/shared/form'),
  '@portal/shared/query/infinite': () => import('@portal/shared/query/infinite'),
  '@portal/shared/ui/chips-field': () => import('@portal/shared/ui/chips-field'),
  '@portal/shared/ui/choice-fields': () => import('@portal/shared/ui/choice-fields'),
  '@portal/shared/ui/date-field': () => import('@portal/shared/ui/date-field'),
  '@portal/shared/ui/file-upload': () => import('@portal/shared/ui/file-upload'),
  '@portal/shared/ui/list': () => import('@portal/shared/ui/list'),
  '@portal/shared/ui/map': () => import('@portal/shared/ui/map'),
  '@portal/shared/ui/page-parts': () => import('@portal/shared/ui/page-parts'),
  '@portal/shared/ui/period-fields': () => import('@portal/shared/ui/period-fields'),
  '@portal/shared/ui/suggest-field': () => import('@portal/shared/ui/suggest-field'),
};
