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
  'BroadcastChannel',
  'structuredClone',
  'AbortController',
  'AbortSignal',
] as const;

class BrowserEnvironment extends TestEnvironment {
  constructor(...[config, context]: ConstructorParameters<typeof TestEnvironment>) {
    super(config, context);
    for (const name of FROM_NODE) Object.assign(this.global, { [name]: globalThis[name] });
  }
}

// Jest loads a test environment by its default export.
export default BrowserEnvironment;
