/**
 * What the shell provides to remotes without using it itself. The federation plugin provides what it meets in the
 * shell's module graph; nothing here is fetched before a remote asks for it.
 */
export const provideOnDemand = {
  form: () => import('@portal/shared/form'),
  dateField: () => import('@portal/shared/ui/date-field'),
  fileUpload: () => import('@portal/shared/ui/file-upload'),
};
