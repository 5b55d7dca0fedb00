import type { Environment } from '@portal/platform/environment';
import { createContext, use } from 'react';

const EnvironmentContext = createContext<Environment | null>(null);
export const EnvironmentProvider = EnvironmentContext.Provider;

export function useEnvironment(): Environment {
  const environment = use(EnvironmentContext);
  if (!environment) throw new Error('no EnvironmentProvider above');
  return environment;
}
