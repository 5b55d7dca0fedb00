/** Global variable of a remote's container: one per version, so that two versions can run in one page. */
export const containerName = (name: string, version: string): string => `${name}_${version}`.replace(/\W/g, '_');

/**
 * What stands for it while the app is compiled: as long as it, and the same for every version of that length. One of
 * another length has another cache: `package.json` is in its key.
 */
export const nameOfAnyVersion = (name: string, version: string): string =>
  containerName(name, '0'.repeat(version.length));
