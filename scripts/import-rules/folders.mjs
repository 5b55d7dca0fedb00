/**
 * Folders do not lead back to themselves either. Read without tests: a test stands in its feature's folder and may use
 * the test helpers of another, which use that feature.
 */
import { options, TEST } from './rules.mjs';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: '28-no-cycle-of-folders',
      severity: 'error',
      comment: 'No folder leads back to itself: what both need is a third.',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: [...options.exclude.path, ...TEST] } },
};
