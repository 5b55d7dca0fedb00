import type { CDPSession, Page } from '@playwright/test';
import { PORTAL } from '../addresses.ts';

interface Seen {
  address: string;
  type: string;
  isPreflight: boolean;
  /** 1: requested by the document; 2: by a file of depth 1. */
  depth: number;
}

export interface Network {
  requests: Seen[];
  failures: string[];
}

/** Everything that the page requests from now on, with the file that requested it. */
export async function watchNetwork(page: Page): Promise<Network> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const network: Network = { requests: [], failures: [] };
  const depths = new Map<string, number>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request, initiator, type = 'Other' }) => {
    const parent = initiator.url ?? initiator.stack?.callFrames.find(({ url }) => url)?.url;
    const depth = type === 'Document' ? 0 : (depths.get(parent ?? '') ?? 0) + 1;
    depths.set(request.url, Math.min(depth, depths.get(request.url) ?? depth));
    network.requests.push({ address: request.url, type, isPreflight: initiator.type === 'preflight', depth });
  });
  session.on('Network.responseReceived', ({ response }) => {
    if (response.status >= 400) network.failures.push(`${response.status} ${response.url}`);
  });
  session.on('Network.loadingFailed', ({ errorText, canceled }) => {
    if (!canceled) network.failures.push(errorText);
  });
  return network;
}

/** Scripts and styles. */
export const codeOf = ({ requests }: Network) =>
  requests.filter(
    ({ address, type }) => address.startsWith(PORTAL) && type !== 'Document' && /\.(m?js|css)(\?|$)/.test(address),
  );
/** The names of their files. */
export const scriptsOf = (network: Network) =>
  codeOf(network).map(({ address }) => new URL(address).pathname.split('/').pop());
/** The addresses of all requests, or of those by which a browser asks for leave. */
export const calls = ({ requests }: Network, isPreflight: boolean): string[] =>
  requests.filter((one) => one.isPreflight === isPreflight).map(({ address }) => address);
