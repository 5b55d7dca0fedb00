import { createQueryClient } from '@portal/platform/host';
import { RouterProvider } from '@portal/platform/router';
import { createMemoryRouter } from '@portal/platform/router/in-memory';
import { createContext, type ReactNode, use, useState } from 'react';
import { HostProviders } from '../src/pages/frame/providers.tsx';
import { PageRoot } from '../src/pages/frame/toast-host.tsx';

/** Above the router, so that a story that is edited is seen at once. */
const Story = createContext<ReactNode>(null);
const Shown = () => use(Story);

/** No service answers here: what a piece shows then is one of its states. */
const NOWHERE = 'data:,';
const GEO = { tiles: NOWHERE, search: NOWHERE, reverse: NOWHERE };
const SUPPORT = 'https://www.example.com/support';

/** What every host gives its pages, and a router that leaves the catalogue's address alone. */
export function Hosted({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  const [router] = useState(() =>
    createMemoryRouter([{ element: <PageRoot />, children: [{ path: '*', element: <Shown /> }] }]),
  );
  return (
    <HostProviders client={client} geo={GEO} supportAddress={SUPPORT}>
      <Story value={children}>
        <RouterProvider router={router} />
      </Story>
    </HostProviders>
  );
}
