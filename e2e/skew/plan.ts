import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const Plan = v.array(
  v.object({
    portal: v.string(),
    title: v.string(),
    shell: v.string(),
    remote: v.string(),
    version: v.string(),
    journey: v.nullable(v.string()),
    prefixes: v.pipe(v.array(v.string()), v.minLength(1)),
  }),
);

const FILE = join(import.meta.dirname, '../../.cache/skew/portals/plan.json');

/** What `npm test -- --only skew` wants to have tried. */
export function readPlan(): v.InferOutput<typeof Plan> {
  if (!existsSync(FILE)) throw new Error('There is no plan of what to try: start with npm test -- --only skew.');
  return v.parse(Plan, JSON.parse(readFileSync(FILE, 'utf8')));
}
