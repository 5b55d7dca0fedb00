import { containerName } from '@portal/app-kit/build/container-name';
import type { BuildFacts } from '../facts/builds.ts';
import { type Finding, problem } from '../finding.ts';
import { type Place, renewed } from './renewed.ts';

/**
 * The chunks of a build find each other, and its container is found, by a global name. With the name of another app or
 * version, one of them runs the other's code.
 */
export const uniqueNameFindings = (builds: readonly BuildFacts[], place: Place): Finding[] =>
  builds.flatMap((build) => findingsOf(build, place));

function findingsOf({ app, role, version, folder, container, uniqueNames }: BuildFacts, place: Place): Finding[] {
  const expected = containerName(app, version);
  const wrong = new Set(uniqueNames.filter((name) => name !== expected));
  if (role === 'remote' && container !== expected) wrong.add(container ?? 'none');
  return [...wrong].map((name) =>
    problem(
      `${app} (${folder}) calls itself ${name} in the page, not ${expected}`,
      `Its name comes from defineRemote and its folder: take back what ${app}/webpack.config.ts changes of it. ${renewed(place, app, folder)}`,
    ),
  );
}
