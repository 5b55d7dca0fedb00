import { mountStandalone } from '@portal/shared/host/standalone';
import { remote } from './remote.ts';

mountStandalone(remote);
