import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Areas } from '@portal/platform/registry/area';
import * as v from 'valibot';
import type { Neighbours } from '../../standalone/neighbours.ts';
import { alonePort, type Ports } from '../local-environment.ts';
import { repositoryOf } from '../repository.ts';

const require = createRequire(import.meta.url);

const Configured = v.object({
  app: v.object({ name: v.string(), standalonePort: v.number(), areas: v.optional(Areas) }),
});

const CONFIGURATION = 'webpack.config.ts';

/** The areas of the other remotes in this repository, and where each of them runs alone. */
export function neighboursOf(directory: string, ports: Ports): Neighbours {
  const root = repositoryOf(directory);
  const others = readdirSync(root)
    .map((folder) => join(root, folder))
    .filter((folder) => folder !== directory && existsSync(join(folder, CONFIGURATION)))
    .map((folder) => join(folder, CONFIGURATION))
    .map((file) => v.parse(Configured, require(file)).app);
  return Object.fromEntries(
    others.flatMap(({ name, standalonePort, areas = {} }) =>
      Object.entries(areas).map(([prefix, { title }]) => [
        prefix,
        {
          title,
          address: `http://localhost:${alonePort(standalonePort, ports)}`,
          command: `npm run standalone -- ${name}`,
        },
      ]),
    ),
  );
}
