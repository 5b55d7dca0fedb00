/**
 * One app alone, with hot reload, on a running sandbox or one that it starts: `npm run standalone -- mf-orders`. With
 * `--test` it uses the browser tests' sandbox instead.
 */
import { parseArgs } from 'node:util';
import { PORTS, TEST_PORTS } from '@portal/app-kit/build/local-environment';
import { apps } from '../apps.ts';
import { endWith } from '../console.ts';
import { joinOrStartSandbox } from '../sandbox.ts';
import { runAlone } from './run-alone.ts';

await endWith(async () => {
  const { values, positionals } = parseArgs({ options: { test: { type: 'boolean' } }, allowPositionals: true });
  const ports = values.test ? TEST_PORTS : PORTS;
  const [name] = positionals;
  const app = apps.find((candidate) => candidate.name === name);
  if (!app) throw new Error(`Say which app: npm run standalone -- ${apps.map((one) => one.name).join(' | ')}`);
  return runAlone(app, ports, () => joinOrStartSandbox(ports));
});
