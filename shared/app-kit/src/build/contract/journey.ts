import type { Expect, Page } from '@playwright/test';

/** Beside the contract file in the build of a remote. It is kept with the records, never served. */
export const JOURNEY_FILE = 'journey.mjs';

/**
 * What a customer does in a remote's areas: whoever releases another app of the portal runs it before that goes live. It
 * begins on any page of the portal, signed in as a customer of the sandbox, and rejects if the customer could not go on.
 * Its file imports nothing but types.
 */
export type Journey = (page: Page, expect: Expect) => Promise<void>;
