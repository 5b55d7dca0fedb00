import { RouterProvider } from '@portal/platform/router';
import { createMemoryRouter } from '@portal/platform/router/in-memory';
import { act, type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { UiProvider } from '../theme/ui-provider.tsx';
import { AllStyles } from './all-styles.tsx';

interface RenderedUi extends RenderResult {
  router: ReturnType<typeof createMemoryRouter>;
  user: UserEvent;
  goTo: (to: string) => Promise<void>;
}

/** For tests of the kit: renders a component with the theme and a router, the same at every address. */
export function renderUi(element: ReactNode, { path = '/' }: { path?: string } = {}): RenderedUi {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  const screen = render(
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>,
  );
  return { ...screen, router, user: userEvent.setup(), goTo: (to: string) => act(() => router.navigate(to)) };
}

export const renderStyled = (element: ReactNode): RenderedUi => renderUi(<AllStyles>{element}</AllStyles>);
