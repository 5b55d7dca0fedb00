/**
 * The oldest browsers that the portal supports, as browserslist says it: the releases of two years ago. Builds are compiled
 * for them, `scripts/browser-support` holds the sources to them, and the document of an older one says so (ADR 62).
 */
export const BROWSERS = [
  'chrome >= 130',
  'edge >= 130',
  'firefox >= 128',
  'safari >= 17.4',
  'ios_saf >= 17.4',
] as const;
