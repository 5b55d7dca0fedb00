import type { Browser, BrowserContext } from '@playwright/test';

/**
 * What a customer's browser complained about: errors on the console (including failed requests), uncaught exceptions,
 * requests to another machine, and violations of the security policy.
 */
export interface Complaints {
  /** Complaints that a test causes on purpose. A violation of the policy is never among them. */
  allow(...patterns: RegExp[]): void;
  allowViolations(...patterns: RegExp[]): void;
  unexpected(): string[];
}

/** Begins the line on the console by which a page tells of a violation that no console would show. */
const VIOLATION = 'violation of the policy:';
/** How the browser itself says it. */
const REFUSAL = /Content Security Policy|requires 'Trusted/i;

/** Until its closing day no month has a consolidated bill: the browser tells of the 404, which is no error [7.41, 8.25]. */
const NO_CONSOLIDATED_BILL = /status of 404 .*\/monthly-billing\/\d{4}\/\d{1,2}\)$/;

/** In every window of the browser, whichever test opens it, until `stop`. */
export function watchComplaints(browser: Browser): Complaints & { stop(): void } {
  const heard: string[] = [];
  const violations: string[] = [];
  const allowed = [NO_CONSOLIDATED_BILL];
  const allowedViolations: RegExp[] = [];

  function listenTo(context: BrowserContext): void {
    void context.addInitScript(tellOfViolations, VIOLATION);
    context.on('console', (message) => {
      const line = `${message.text()} (${message.location().url})`;
      if (line.startsWith(VIOLATION)) violations.push(line);
      else if (message.type() === 'error') (REFUSAL.test(line) ? violations : heard).push(line);
    });
    context.on('weberror', (error) => heard.push(`uncaught: ${error.error().stack ?? error.error().message}`));
    context.on('request', (request) => {
      if (!isLoopback(request.url())) heard.push(`request to another machine: ${request.url()}`);
    });
  }
  for (const context of browser.contexts()) listenTo(context);
  browser.on('context', listenTo);

  return {
    allow: (...patterns) => void allowed.push(...patterns),
    allowViolations: (...patterns) => void allowedViolations.push(...patterns),
    unexpected: () => [...without(heard, allowed), ...without(violations, allowedViolations)],
    stop: () => void browser.off('context', listenTo),
  };
}

const without = (lines: readonly string[], patterns: readonly RegExp[]): string[] =>
  lines.filter((line) => !patterns.some((pattern) => pattern.test(line)));

/** Runs in every document before its own scripts. */
function tellOfViolations(prefix: string): void {
  document.addEventListener('securitypolicyviolation', (violation) => {
    const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = violation;
    // biome-ignore lint/suspicious/noConsole: this is how it reaches the test.
    console.debug(prefix, violation.disposition, effectiveDirective, blockedURI, sample, sourceFile, lineNumber);
  });
}

function isLoopback(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return !/^(http|ws)/.test(protocol) || hostname === 'localhost' || hostname === '127.0.0.1';
}
