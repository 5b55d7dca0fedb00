import { init, type WebpackRequire } from './federation-runtime.ts';

declare const __webpack_require__: WebpackRequire;

/* The shell's start: it offers its modules. What it uses of them itself, it imports (build/shared-modules.ts). */
init({ webpackRequire: __webpack_require__ });
