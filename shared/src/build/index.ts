export { type AppBuild, type BuildKind, defineRemote, defineShell } from './app-build.ts';
export { BUILD_RECORD_FILE, BuildRecord } from './build-record.ts';
export { SHARED_LIBRARIES, SHARED_ON_DEMAND, SHARED_PLATFORM } from './shared-modules.ts';
export { sourceVersion } from './source-version.ts';
