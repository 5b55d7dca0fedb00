import { parseArgs } from 'node:util';
import type { AppBuild } from '@portal/app-kit/build';
import { alonePort, BESIDE, PORTS, type Ports, TEST_PORTS } from '@portal/app-kit/build/local-environment';

export interface DevRequest {
  /** The remotes that come from a development server. */
  readonly named: readonly AppBuild[];
  readonly ports: Ports;
  /** Where the development server of an app listens. */
  readonly portOf: (app: AppBuild) => number;
  /** Whether `--beside` would give whatever needs this port another one. */
  readonly canMove: (port: number) => boolean;
  /** The origin of the portal that they are served for. */
  readonly portal: string;
  /** That portal is deployed, and runs without us. */
  readonly isDeployed: boolean;
}

/** What `npm run dev` is to do. @throws with a sentence that says how to ask for it. */
export function devRequest(args: readonly string[], apps: readonly AppBuild[]): DevRequest {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { for: { type: 'string' }, beside: { type: 'boolean' }, test: { type: 'boolean' } },
    allowPositionals: true,
  });
  const ports = values.test ? TEST_PORTS : PORTS;
  const shift = values.beside ? BESIDE : 0;
  const portOf = ({ standalonePort }: AppBuild) => alonePort(standalonePort, ports) + shift;
  // The sandbox stays where it is: whoever runs beside another portal joins it.
  const canMove = (port: number) => !values.beside && ![ports.api, ports.identity, ports.storage].includes(port);
  const known = apps.map(({ name }) => name);
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown) throw new Error(`There is no app "${unknown}": ${known.join(', ')}.`);
  const named = apps.filter(({ name, role }) => role === 'remote' && positionals.includes(name));
  if (values.for === undefined) {
    return { named, ports, portOf, canMove, portal: `http://localhost:${ports.portal + shift}`, isDeployed: false };
  }
  if (named.length === 0)
    throw new Error('Say which remote: npm run dev -- mf-billing --for https://staging.example.jp');
  return { named, ports, portOf, canMove, portal: originOf(values.for, '--for'), isDeployed: true };
}

/** @throws with a sentence if this argument has no address. */
export function originOf(address: string, argument: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new Error(`${argument} ${address} is not the address of a portal, such as https://staging.example.jp.`);
  return url.origin;
}
