/** What is in a composed folder: the public files, and how a web server serves them. */

export const PUBLIC_FOLDER = 'public';
/** Every page begins with it. */
export const DOCUMENT = 'index.html';
export const DOCUMENT_FILE = `${PUBLIC_FOLDER}/${DOCUMENT}`;
/** For the local server; the others are made from the same data. */
export const HOSTING_FILE = 'hosting.json';
export const FIREBASE_FILE = 'firebase.json';
/** Named in firebase.json; `npm run compose` copies the rules there. */
export const STORAGE_RULES_FILE = 'storage.rules';
export const NGINX_MAPS_FILE = 'nginx/portal-maps.conf';
export const NGINX_SERVER_FILE = 'nginx/portal-server.conf';
export const REGISTRY_FILE = `${PUBLIC_FOLDER}/remotes.json`;

/** For teams elsewhere, who compile against what is live: the live shell's declarations. */
export const PUBLIC_TYPES_FILE = `${PUBLIC_FOLDER}/types.json`;
/** For customers: the licences of what the live versions are built with. The footer leads to it. */
export const PUBLIC_LICENSES_FILE = `${PUBLIC_FOLDER}/licenses.txt`;

/** Beside `public/` and never served: what the next release has to know of what is live. */
export const RELEASES_FOLDER = 'releases';
export const LIVE_ENVIRONMENT_FILE = `${RELEASES_FOLDER}/environment.json`;
/** The audit log: one JSON object a line. */
export const LOG_FILE = `${RELEASES_FOLDER}/log.jsonl`;
/** Who may release which app; written by whoever keeps the folder. Without it everybody may who can write here. */
export const OWNERS_FILE = 'owners.json';
/** The lock of whoever changes the folder. */
export const LOCK_FILE = `${RELEASES_FOLDER}/lock`;
/** For a version before it is moved to `public/`. */
export const STAGING_FOLDER = `${RELEASES_FOLDER}/staging`;
/** The records of a version, kept as long as its files. */
export const recordsFolder = (app: string, version: string): string => `${RELEASES_FOLDER}/${app}/${version}`;
/** In it, beside the build record and the contract file: the digest of each file. */
export const DIGESTS_FILE = 'files.json';
/** In it, too: the source map of each script, for whoever explains an error. */
export const mapFile = (app: string, version: string, script: string): string =>
  `${recordsFolder(app, version)}/maps/${script}.map`;
/** In it, too: written when the version was listed last. */
export const LISTED_FILE = 'listed';
/** The immutable folder of a version. The shell's is beside those of the remotes. */
export const filesFolder = (app: string, version: string): string => `${versionsFolder(app)}/${version}`;
export const versionsFolder = (app: string): string => `${PUBLIC_FOLDER}/${app === SHELL ? '' : 'mf/'}${app}`;
/** The one app that is no remote. */
export const SHELL = 'shell';
