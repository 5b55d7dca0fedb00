import { mountStandalone } from '@portal/shared/host/standalone';
import { areas } from './areas.ts';
import { remote } from './remote.ts';

void mountStandalone(remote, areas);
