/**
 * No cycles between folders either. Tests are left out: a test is in its feature's folder and may use another feature's
 * test helpers, which use that feature.
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
