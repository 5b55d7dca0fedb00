import { join } from 'node:path';
import webpack, { type Compiler } from 'webpack';

const RUNTIME = join(import.meta.dirname, 'runtime');
const WRITTEN = /^data:text\/javascript;charset=utf-8;base64,(.*)$/;

/**
 * The federation plugin writes a start for every runtime and role: it merges the runtime into what is there and asks what
 * of it there is. In its place, builds with our runtime start with the functions of their role (ADR 37). Where the plugin
 * writes its start in another way one day, that one stays, and works with our runtime as well.
 */
export class OwnStartPlugin {
  readonly #start: string;

  constructor(role: 'host' | 'remote') {
    this.#start = join(RUNTIME, `start-${role}.ts`);
  }

  apply(compiler: Compiler): void {
    new webpack.NormalModuleReplacementPlugin(WRITTEN, (module) => {
      const [, written = ''] = WRITTEN.exec(module.request) ?? [];
      if (Buffer.from(written, 'base64').toString().includes(RUNTIME)) module.request = this.#start;
    }).apply(compiler);
  }
}
