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

/** Without layout, of all styles only those count that hide something. */
const HIDES = /display:\s*none|visibility:|pointer-events:/;

/**
 * jsdom matches every rule with every element for each question about a name or a role, which took 40 % of the time of a
 * screen's tests. Styles in the text of a `<style>` count as ever.
 */
function insertOnlyWhatHides({ prototype }: typeof CSSStyleSheet): void {
  const { insertRule } = prototype;
  // The pages of a worker have one class of sheets.
  if (insertRule.name === 'insertWhatHides') return;
  prototype.insertRule = function insertWhatHides(rule, index) {
    return HIDES.test(rule) ? insertRule.call(this, rule, index) : 0;
  };
}

class BrowserEnvironment extends TestEnvironment {
  constructor(...[config, context]: ConstructorParameters<typeof TestEnvironment>) {
    super(config, context);
    for (const name of FROM_NODE) Object.assign(this.global, { [name]: globalThis[name] });
    Object.assign(this.global, { BroadcastChannel: IdleChannel });
    insertOnlyWhatHides(this.global.CSSStyleSheet);
    Object.defineProperty(this.global.crypto, 'subtle', { value: crypto.subtle });
  }
}

// Jest loads a test environment by its default export.
export default BrowserEnvironment;
