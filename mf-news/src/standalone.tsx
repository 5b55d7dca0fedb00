import { mountStandalone } from '@portal/app-kit/standalone';
import { areas } from './areas.ts';
import { remote } from './remote.ts';

void mountStandalone(remote, areas);
