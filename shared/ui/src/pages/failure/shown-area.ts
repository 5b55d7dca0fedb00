import type { Build } from '@portal/platform/observe';
import { createContext, useContext } from 'react';

/** A link to another part of the portal. */
export interface AreaLink {
  readonly to: string;
  readonly label: string;
}

/** failed: the code of an area could not be loaded. crashed: it was loaded and threw. */
export type Failure = 'failed' | 'crashed';

/** The area of a page, for the card that replaces it if it fails. */
export interface ShownArea {
  readonly title: string;
  /** The build whose code is shown, or should have been. */
  build(): Build | undefined;
  /** Where the customer can go instead after this failure: areas that have not failed. */
  others(what: Failure): readonly AreaLink[];
  onShown(): void;
  onFailed(): void;
}

const Shown = createContext<ShownArea | null>(null);
export const ShownAreaProvider = Shown.Provider;

export function useShownArea(): ShownArea {
  const area = useContext(Shown);
  if (!area) throw new Error('no ShownAreaProvider above');
  return area;
}
