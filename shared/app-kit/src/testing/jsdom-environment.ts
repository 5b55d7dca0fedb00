import { TestEnvironment } from 'jest-environment-jsdom';

/** What a browser has and jsdom lacks, taken from Node. */
const FROM_NODE = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
  'AbortController',
  'AbortSignal',
] as const;

/** Node waits for an open channel; a page does not outlive its tab. */
class IdleChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    // Node's own; the DOM's type does not know it.
    if ('unref' in this && typeof this.unref === 'function') this.unref();
  }
}

class BrowserEnvironment extends TestEnvironment {
  constructor(...[config, context]: ConstructorParameters<typeof TestEnvironment>) {
    super(config, context);
    for (const name of FROM_NODE) Object.assign(this.global, { [name]: globalThis[name] });
    Object.assign(this.global, { BroadcastChannel: IdleChannel });
    Object.defineProperty(this.global.crypto, 'subtle', { value: crypto.subtle });
  }
}

// Jest loads a test environment by its default export.
export default BrowserEnvironment;
