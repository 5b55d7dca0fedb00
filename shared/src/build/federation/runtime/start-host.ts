import { consumes, init, installInitialConsumes, type WebpackRequire } from './federation-runtime.ts';

declare const __webpack_require__: WebpackRequire;

/* The shell's start: it offers its modules, and takes some of them itself. */
const { federation } = __webpack_require__;
federation.bundlerRuntime = { installInitialConsumes, consumes };
init({ webpackRequire: __webpack_require__ });
federation.installInitialConsumes?.();
