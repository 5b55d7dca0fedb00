import { usePageView, useSessionWait } from '@portal/shared/host/shell';
import { Outlet, ScrollRestoration } from '@portal/shared/router';
import { CentredPage } from '#screens/centred-page.tsx';
import { PublicSkeleton } from '#screens/public-skeleton.tsx';
import { Footer } from './footer.tsx';

/** The frame around the screens before sign-in. It stands while it is not known yet whether somebody is signed in. */
export const PublicLayout = ({ isWaiting = false }: { isWaiting?: boolean }) => (
  <CentredPage footer={<Footer />}>
    {isWaiting ? <WaitingPage /> : <ShownPage />}
    <ScrollRestoration />
  </CentredPage>
);

function ShownPage() {
  usePageView();
  return <Outlet />;
}

const WaitingPage = () => <PublicSkeleton {...useSessionWait()} />;
