/** What lies in a composed folder. Beside the files that everybody may fetch: how a web server serves them. */

export const PUBLIC_FOLDER = 'public';
/** For the local server; the others are made from the same data. */
export const HOSTING_FILE = 'hosting.json';
export const FIREBASE_FILE = 'firebase.json';
/** Named in it; who composes for others puts the rules there. */
export const STORAGE_RULES_FILE = 'storage.rules';
export const NGINX_MAPS_FILE = 'nginx/portal-maps.conf';
export const NGINX_SERVER_FILE = 'nginx/portal-server.conf';
export const REGISTRY_FILE = `${PUBLIC_FOLDER}/remotes.json`;

/** Beside `public/` and never served: what the next release has to know of those that are live. */
export const RELEASES_FOLDER = 'releases';
export const LIVE_ENVIRONMENT_FILE = `${RELEASES_FOLDER}/environment.json`;
/** The audit log: one JSON object a line. */
export const LOG_FILE = `${RELEASES_FOLDER}/log.jsonl`;
/** Whoever changes the folder holds it. */
export const LOCK_FILE = `${RELEASES_FOLDER}/lock`;
/** A version on its way to `public/`. */
export const STAGING_FOLDER = `${RELEASES_FOLDER}/staging`;
/** What the build of a version says about itself, for as long as its files are kept. */
export const recordsFolder = (app: string, version: string): string => `${RELEASES_FOLDER}/${app}/${version}`;
/** In it, beside the build's own record and contract: the digest of each of its files. */
export const DIGESTS_FILE = 'files.json';
/** In it, too: it was written when the version was listed last. */
export const LISTED_FILE = 'listed';
/** The immutable folder of a version. The shell's is beside those of the remotes. */
export const filesFolder = (app: string, version: string): string => `${versionsFolder(app)}/${version}`;
export const versionsFolder = (app: string): string => `${PUBLIC_FOLDER}/${app === SHELL ? '' : 'mf/'}${app}`;
/** The one app that is no remote. */
export const SHELL = 'shell';
