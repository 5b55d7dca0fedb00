import type { Build } from '@portal/platform/observe';
import { createContext, useContext } from 'react';

/** A link to another part of the portal. */
export interface AreaLink {
  readonly to: string;
  readonly label: string;
}

/** The area of a page, for the card that replaces it if it fails. */
export interface ShownArea {
  readonly title: string;
  /** The build whose code is shown, or should have been. */
  build(): Build | undefined;
  /** Where the customer can go instead: areas that have not failed. */
  others(): readonly AreaLink[];
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
