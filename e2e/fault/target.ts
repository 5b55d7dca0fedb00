import { type Build, publishedRegistry } from '../support/release/registry.ts';

/** A remote that a test breaks, by one of its areas, and another one that goes on. */
export interface Target {
  readonly remote: string;
  readonly build: Build;
  readonly prefix: string;
  /** The area's name: heading of its page, and of the card in its place. */
  readonly title: string;
  /** In the main menu, of another remote. */
  readonly other: string;
}

const [first, ...others] = Object.entries(publishedRegistry().remotes).map(
  ([remote, { areas, current }], _index, all): Target => {
    const [area] = Object.entries(areas);
    if (!area) throw new Error(`${remote} has no area`);
    const other = all
      .filter(([name]) => name !== remote)
      .flatMap(([, { areas }]) => Object.values(areas))
      .find(({ menu }) => menu?.place === 'main');
    if (!other) throw new Error(`the menu has nothing but ${remote}`);
    return { remote, build: current, prefix: area[0], title: area[1].title, other: other.title };
  },
);
if (!first) throw new Error('the registry has no remote');

/** Every remote of the registry, by its first area. */
export const TARGETS: readonly [Target, ...Target[]] = [first, ...others];
