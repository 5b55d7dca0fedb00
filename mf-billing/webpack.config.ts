import { defineRemote } from '@portal/app-kit/build';
import { areas } from './src/areas.ts';

export const app = defineRemote({ directory: import.meta.dirname, areas, standalonePort: 4002 });
export default app.configuration;
