import { LazyPage, type ShownArea, ShownAreaProvider } from '@portal/ui/host';
import type { ComponentProps } from 'react';

export interface ShellPageProps extends Pick<ComponentProps<typeof LazyPage>, 'load' | 'loading'> {
  area: ShownArea;
}

/** A page of the shell itself, whose code is loaded on demand. */
export const ShellPage = ({ area, ...page }: ShellPageProps) => (
  <ShownAreaProvider value={area}>
    <LazyPage {...page} />
  </ShownAreaProvider>
);
