import { join } from 'node:path';
import { root } from '../root.ts';

export const SKEW_FOLDER = join(root, '.cache/skew/portals');
export const SKEW_PLAN = join(SKEW_FOLDER, 'plan.json');

/** e2e/skew/plan.ts reads it. */
export interface SkewCell {
  /** The folder of its portal. */
  portal: string;
  title: string;
  shell: string;
  remote: string;
  version: string;
  prefixes: readonly string[];
  journey: string | null;
}
