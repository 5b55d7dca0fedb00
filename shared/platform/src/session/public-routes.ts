/** Open to everybody [2.1]; no guard is asked there. The build records them as the shell's own paths. */
export const PUBLIC_ROUTES = [
  '/auth-action',
  '/login',
  '/entry',
  '/password-reset',
  '/password-reset/change',
  '/mfa-reset',
  '/mfa/revert',
] as const;
export type PublicRoute = (typeof PUBLIC_ROUTES)[number];

export const isPublic = (pathname: string): boolean => PUBLIC_ROUTES.some((route) => route === pathname);
