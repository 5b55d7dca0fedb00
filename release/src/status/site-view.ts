import { readRegistry } from '@portal/platform/registry/read-registry';
import type { View } from './check-portal.ts';

const TIMEOUT_MS = 10_000;

/**
 * A portal at its address, as browsers get it: the document at some of its pages, and what it loads. Without the folder it came
 * from, only the integrity of entries and of the shell's scripts is known.
 * @throws when nothing answers there.
 */
export async function siteView(address: string, digests: View['digests'] = () => null): Promise<View> {
  const origin = originOf(address);
  const registry = await fetched(`${origin}/remotes.json`);
  const { remotes } = readRegistry(registry?.toString() ?? null, () => null);
  const prefixes = Object.values(remotes).flatMap(({ areas }) => Object.keys(areas));
  const pages = ['/', ...prefixes, '/any/other'];
  return {
    registry: registry?.toString() ?? null,
    documents: await Promise.all(
      pages.map(async (page) => ({ where: page, html: (await fetched(`${origin}${page}`))?.toString() ?? null })),
    ),
    file: async (path) => [(await fetched(new URL(path, origin).href)) ?? []].flat(),
    digests,
  };
}

const originOf = (address: string): string => address.replace(/\/+$/, '');

/** How the portal answers a request for a path. @throws when nothing answers there. */
export const siteAnswers =
  (address: string) =>
  (path: string): Promise<Response> =>
    asked(`${originOf(address)}${path}`);

/** null: the answer is 404. */
async function fetched(address: string): Promise<Buffer | null> {
  const response = await asked(address);
  return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
}

async function asked(address: string): Promise<Response> {
  try {
    return await fetch(address, {
      // As nearly every browser asks.
      headers: { 'Accept-Encoding': 'br, gzip', 'Cache-Control': 'no-cache' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new Error(`${address} does not answer (${cause instanceof Error ? cause.message : cause}).`);
  }
}
