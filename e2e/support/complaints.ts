import type { BrowserContext } from '@playwright/test';

/**
 * What a customer's browser complained about: errors on the console (including violations of the security policy and
 * failed requests), uncaught exceptions, and requests to another machine.
 */
export interface Complaints {
  /** Complaints that a test causes on purpose. */
  allow(...patterns: RegExp[]): void;
  unexpected(): string[];
}

/** Trusted Types are only reported, not enforced: webpack and Leaflet do not support them. */
const REPORT_ONLY = /^\[Report Only\]/;

export function watchComplaints(context: BrowserContext): Complaints {
  const heard: string[] = [];
  const allowed: RegExp[] = [REPORT_ONLY];
  context.on('console', (message) => {
    if (message.type() === 'error') heard.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => heard.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('request', (request) => {
    if (!isLoopback(request.url())) heard.push(`request to another machine: ${request.url()}`);
  });
  return {
    allow: (...patterns) => void allowed.push(...patterns),
    unexpected: () => heard.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  };
}

function isLoopback(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return !/^(http|ws)/.test(protocol) || hostname === 'localhost' || hostname === '127.0.0.1';
}
