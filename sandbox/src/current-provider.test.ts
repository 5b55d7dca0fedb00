import { Hono } from 'hono';
import { ResetRefusedError } from '#controls/reset-refused.ts';
import type { DatabaseLocation } from '#database/open.ts';
import type { DeskMode } from '#platform.ts';
import { openCurrentProvider } from './current-provider.ts';
import type { Provider } from './provider.ts';

const events: string[] = [];
beforeEach(() => {
  events.length = 0;
});

async function open(mode: DeskMode): Promise<Provider> {
  events.push(`open ${mode}`);
  const desk = { mode: () => mode, setMode: async () => {}, step: async () => false };
  return { api: new Hono(), desk, close: async () => void events.push('close') };
}

const openAt = (location: DatabaseLocation) =>
  openCurrentProvider({ location, deskMode: 'stepped', open, clear: () => void events.push('clear') });

test('a reset puts a fresh provider in place, with the desk as it was', async () => {
  const provider = await openAt({ memory: true });
  const before = provider.get();
  await provider.reset();
  expect(provider.get()).not.toBe(before);
  expect(events).toEqual(['open stepped', 'close', 'clear', 'open stepped']);
});

test("a reset of somebody's own PostgreSQL is refused before anything is closed", async () => {
  const provider = await openAt({ url: 'postgres://localhost/mine' });
  const before = provider.get();
  await expect(provider.reset()).rejects.toThrow(ResetRefusedError);
  await expect(provider.reset()).rejects.toThrow('drop and create it yourself');
  expect(provider.get()).toBe(before);
  expect(events).toEqual(['open stepped']);
});
