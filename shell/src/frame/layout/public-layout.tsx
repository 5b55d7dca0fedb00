import { usePageView } from '@portal/platform/host';
import { Outlet, ScrollRestoration } from '@portal/platform/router';
import { useSessionWait } from '@portal/ui/host';
import { CentredPage } from '#screens/centred-page.tsx';
import { PublicSkeleton } from '#screens/public-skeleton.tsx';
import { Footer } from './footer.tsx';

/** The frame around the screens before sign-in. It is shown while it is not known yet whether somebody is signed in. */
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
