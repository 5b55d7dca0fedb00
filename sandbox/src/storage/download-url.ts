/** The same form as the SDK's getDownloadURL: anybody with the address may read. */
export const downloadUrl = (path: string, token: string, { bucket, port }: { bucket: string; port: number }): string =>
  `http://localhost:${port}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media&token=${token}`;

/**
 * The parts of a download URL of our own bucket, in the form of the SDK's getDownloadURL; null for any other address.
 */
export function parseDownloadUrl(
  url: string,
  { bucket, port }: { bucket: string; port: number },
): { path: string; token: string | null } | null {
  if (!URL.canParse(url)) return null;
  const { protocol, hostname, port: urlPort, pathname, searchParams } = new URL(url);
  const isOurs = protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (!isOurs || urlPort !== String(port)) return null;

  const prefix = `/v0/b/${bucket}/o/`;
  const name = pathname.slice(prefix.length);
  if (!pathname.startsWith(prefix) || name === '' || name.includes('/')) return null;
  try {
    return { path: decodeURIComponent(name), token: searchParams.get('token') };
  } catch {
    return null;
  }
}
