import { createContext, useContext } from 'react';
import type { GeoServices } from '../environment.ts';

const Services = createContext<GeoServices | null>(null);

export const GeoServicesProvider = Services.Provider;

/** Where this environment's map tiles and address searches are. */
export function useGeoServices(): GeoServices {
  const services = useContext(Services);
  if (!services) throw new Error('outside of the host’s providers');
  return services;
}
