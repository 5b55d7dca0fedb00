/** The code of an operating system error, such as ENOENT. Not by `instanceof`: Jest's errors are from another realm. */
export function systemErrorCode(error: unknown): string | null {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';
  return hasCode ? String(error.code) : null;
}
