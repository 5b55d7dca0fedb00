const AUTH_CODE = /^auth\/(.+)$/;

/** The identity provider's code without its prefix, such as `wrong-password`; null for any other error. */
export function authErrorCode(error: unknown): string | null {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return typeof code === 'string' ? (AUTH_CODE.exec(code)?.[1] ?? null) : null;
}
