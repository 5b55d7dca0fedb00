import { join } from 'node:path';
import { startSandbox } from '@portal/sandbox/src/main.ts';
import { root } from './apps.ts';
import { say } from './console.ts';
import type { Ports } from './environment.ts';
