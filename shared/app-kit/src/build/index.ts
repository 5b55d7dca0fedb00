export { type AppBuild, buildFolder, defineRemote, defineShell } from './app-build.ts';
export { BUILD_RECORD_FILE, BuildRecord } from './build-record.ts';
export { defineMonolith } from './monolith/monolith-build.ts';
export { touchBuild } from './old-builds.ts';
export { SERVED_VERSION } from './serve/in-portal.ts';
export { LAZY_SHARED, SHARED_LIBRARIES, SHARED_PLATFORM } from './shared-modules.ts';
export { WEBPACK_PROGRAM } from './webpack-program.ts';
