/**
 * Modules that the shell provides to remotes without using them itself. The federation plugin provides what it finds in
 * the shell's module graph; nothing here is loaded before a remote asks for it. package.json lists this file as a
 * module with side effects, or it would be dropped.
 * @public
 */
export const provideOnDemand = [
  () => import('@portal/shared/firebase/self-service'),
  () => import('@portal/shared/form'),
  () => import('@portal/shared/ui/chips-field'),
  () => import('@portal/shared/ui/choice-fields'),
  () => import('@portal/shared/ui/date-field'),
  () => import('@portal/shared/ui/file-upload'),
  () => import('@portal/shared/ui/map'),
  () => import('@portal/shared/ui/period-fields'),
  () => import('@portal/shared/ui/suggest-field'),
];
