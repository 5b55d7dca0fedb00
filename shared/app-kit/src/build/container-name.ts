/** Global variable of a remote's container: one per version, so that two versions can run in one page. */
export const containerName = (name: string, version: string): string => `${name}_${version}`.replace(/\W/g, '_');
