/**
 * What the shell provides to remotes without using it itself. The federation plugin provides what it meets in the
 * shell's module graph; nothing here is fetched before a remote asks for it. Named in package.json as a module with
 * side effects, or it would be dropped.
 * @public
 */
export const provideOnDemand = [
  () => import('@portal/shared/firebase/self-service'),
  () => import('@portal/shared/form'),
  () => import('@portal/shared/ui/date-field'),
  () => import('@portal/shared/ui/file-upload'),
];
