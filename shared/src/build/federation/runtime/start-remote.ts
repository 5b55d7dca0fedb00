import { consumes, initContainerEntry, type WebpackRequire } from './federation-runtime.ts';

declare const __webpack_require__: WebpackRequire;

/* A remote's start: it has nothing to offer, and takes nothing before its container is handed what the shell offers. */
__webpack_require__.federation.bundlerRuntime = { initContainerEntry, consumes };
