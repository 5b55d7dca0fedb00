import type { Ports } from '@portal/app-kit/build/local-environment';
import { apps } from './apps.ts';
import { joinOrStartSandboxOf, type SandboxChoice, startSandboxOf } from './local-sandbox.ts';
import { root } from './root.ts';

/** The sandbox of this repository. */
export const startLocalSandbox = (ports: Ports, choice?: SandboxChoice) =>
  startSandboxOf({ root, apps }, ports, choice);

/** A running sandbox is used and left running. */
export const joinOrStartSandbox = (ports: Ports, choice?: SandboxChoice) =>
  joinOrStartSandboxOf({ root, apps }, ports, choice);
