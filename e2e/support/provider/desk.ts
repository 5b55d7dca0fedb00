import { type APIRequestContext, expect } from '@playwright/test';
import { API } from '../addresses.ts';

/** Switches the provider's desk off while `meanwhile` runs: nothing arrives before it is done. */
export async function whileDeskRests(request: APIRequestContext, meanwhile: () => Promise<void>): Promise<void> {
  const desk = async (mode: 'automatic' | 'off') => {
    const answer = await request.put(`${API}/sandbox/desk`, { data: { mode } });
    expect(answer.status()).toBe(200);
  };
  await desk('off');
  try {
    await meanwhile();
  } finally {
    await desk('automatic');
  }
}
