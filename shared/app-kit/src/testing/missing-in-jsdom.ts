import { MessageChannel } from 'node:worker_threads';

/** What a browser has and jsdom lacks, as far as the portal relies on it. */

// React has chosen its timers by now: its own channel would never close.
globalThis.MessageChannel ??= MessageChannel as unknown as typeof globalThis.MessageChannel;

if (typeof HTMLDialogElement === 'function' && !HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    const target = this.querySelector<HTMLElement>('[autofocus], button, a[href], input, select, textarea, [tabindex]');
    target?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}

if (typeof Blob === 'function' && !Blob.prototype.arrayBuffer) {
  Blob.prototype.arrayBuffer = function arrayBuffer() {
    const { promise, reader } = read();
    reader.readAsArrayBuffer(this);
    return promise;
  };
}

function read() {
  const reader = new FileReader();
  const promise = new Promise<ArrayBuffer>((resolve, reject) => {
    reader.onload = () => (reader.result instanceof ArrayBuffer ? resolve(reader.result) : reject(reader.error));
    reader.onerror = () => reject(reader.error);
  });
  return { promise, reader };
}

// Nothing has a size, so nothing changes it.
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// There is nothing to scroll; jsdom would complain each time.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;

window.reportError ??= (error: unknown) => {
  const event = new ErrorEvent('error', { error, message: String(error), cancelable: true });
  // biome-ignore lint/suspicious/noConsole: as a browser does with what no listener takes
  if (window.dispatchEvent(event)) console.error(error);
};

// It has a clock, and no user timing.
performance.mark ??= (name) => ({ name, entryType: 'mark', startTime: 0, duration: 0, detail: null, toJSON: () => '' });
