import { Outlet, ScrollRestoration } from '@portal/shared/router';
import { CentredPage } from '#screen/centred-page.tsx';
import { Footer } from './footer.tsx';
import { usePageView } from './use-page-view.ts';

/** The frame around the screens before sign-in. */
export function PublicLayout() {
  usePageView();
  return (
    <CentredPage footer={<Footer />}>
      <Outlet />
      <ScrollRestoration />
    </CentredPage>
  );
}
