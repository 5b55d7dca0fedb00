import type { FlagSource } from '@portal/platform/host';

/** Where no registry says what is on: the flags of these names. */
export const flagsOn = (names: readonly string[]): FlagSource => ({
  isOn: ({ name }) => names.includes(name),
  subscribe: () => () => undefined,
});

/** `?flags=year-view,badge` of a page that runs alone. */
export const flagsInAddress = (search: string): FlagSource =>
  flagsOn(new URLSearchParams(search).get('flags')?.split(',') ?? []);
