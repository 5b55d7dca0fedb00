/** What remotes use of it (build/shared-modules.ts). All that is named here is on every customer's page. */
export { logDev, reportError, track } from './index.ts';
