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

interface Correction {
  billingId: string;
  reason: string;
  lines: readonly { description: string; quantity: number; unitPrice: number; taxPercent?: 8 | 10 }[];
}

/** Issues a bill in the place of another. */
export async function correctBill(request: APIRequestContext, correction: Correction): Promise<void> {
  const answer = await request.post(`${API}/sandbox/desk/correct`, { data: correction });
  expect(answer.status(), await answer.text()).toBe(200);
}
