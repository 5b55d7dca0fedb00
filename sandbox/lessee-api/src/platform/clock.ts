import type { Clock } from '#platform/platform.ts';

export const systemClock: Clock = { now: () => new Date() };
