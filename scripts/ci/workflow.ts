import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';

export const isAction = (file: string): boolean => file.endsWith('/action.yml');
/** The workflows, and the actions that they share. */
export const workflowFiles = (root: string): string[] => [
  ...readdirSync(join(root, '.github/workflows')).map((name) => `.github/workflows/${name}`),
  ...readdirSync(join(root, '.github/actions')).map((name) => `.github/actions/${name}/action.yml`),
];

const Step = v.looseObject({
  if: v.optional(v.string()),
  run: v.optional(v.string()),
  uses: v.optional(v.string()),
  with: v.optional(v.record(v.string(), v.unknown())),
  env: v.optional(v.record(v.string(), v.unknown())),
});
const Job = v.looseObject({
  if: v.optional(v.string()),
  environment: v.optional(v.string()),
  env: v.optional(v.record(v.string(), v.unknown())),
  'timeout-minutes': v.optional(v.number()),
  strategy: v.optional(
    v.looseObject({
      matrix: v.looseObject({ node: v.optional(v.array(v.string())), app: v.optional(v.string()) }),
    }),
  ),
  steps: v.array(Step),
});
const Workflow = v.looseObject({
  on: v.looseObject({ schedule: v.optional(v.array(v.object({ cron: v.string() }))) }),
  defaults: v.optional(v.looseObject({ run: v.looseObject({ shell: v.string() }) })),
  permissions: v.record(v.string(), v.string()),
  concurrency: v.looseObject({ group: v.string() }),
  jobs: v.record(v.string(), Job),
});
const Action = v.looseObject({ runs: v.looseObject({ steps: v.array(Step) }) });
const Interval = v.strictObject({
  interval: v.picklist(['daily', 'weekly', 'monthly']),
  day: v.optional(v.string()),
  timezone: v.optional(v.string()),
});
/** Of GitHub's update bot, as far as it is used here: it ignores a file with a key that it does not know. */
const Updates = v.strictObject({
  version: v.literal(2),
  updates: v.array(
    v.strictObject({
      'package-ecosystem': v.picklist(['npm', 'github-actions']),
      directory: v.optional(v.string()),
      directories: v.optional(v.array(v.string())),
      schedule: Interval,
      cooldown: v.optional(v.strictObject({ 'default-days': v.number() })),
      'open-pull-requests-limit': v.optional(v.number()),
      groups: v.optional(
        v.record(
          v.string(),
          v.strictObject({
            patterns: v.optional(v.array(v.string())),
            'update-types': v.optional(v.array(v.picklist(['major', 'minor', 'patch']))),
          }),
        ),
      ),
    }),
  ),
});

export const parseUpdates = (text: string) => v.parse(Updates, parse(text));
export const parseWorkflow = (text: string) => v.parse(Workflow, parse(text));
export const parseAction = (text: string) => v.parse(Action, parse(text));

/** The lines of shell in steps. */
export const commandsOf = (steps: readonly v.InferOutput<typeof Step>[]): string[] =>
  steps.flatMap(({ run }) => run?.split('\n').filter(Boolean) ?? []);

/** The scripts of package.json that a line of shell calls: `npm test`, `npm run check`. */
export const npmScriptsIn = (command: string): string[] =>
  [...command.matchAll(/\bnpm (?:run (?:--silent )?)?([\w:-]+)/g)].flatMap(([, name]) => name ?? []);

/** Files of the repository that a line of shell names, by a path with a slash. */
export const pathsIn = (command: string): string[] =>
  command.match(/(?<=\s|^)\.?[\w-]+\/[\w./-]+(?=\s|$)/g)?.filter((path) => !path.startsWith('-')) ?? [];
