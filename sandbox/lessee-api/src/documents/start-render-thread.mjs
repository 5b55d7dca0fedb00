import { register } from 'tsx/esm/api';

// A thread does not inherit that its process runs TypeScript.
register();
await import('./render-thread.ts');
