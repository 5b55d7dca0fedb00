import { createRequire } from 'node:module';

/** The file that Node runs as `webpack`: the one that this package brings, wherever it is installed. */
export const WEBPACK_PROGRAM: string = createRequire(import.meta.url).resolve('webpack-cli/bin/cli.js');
