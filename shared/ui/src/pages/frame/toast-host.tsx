import { dismissToast, useToast } from '@portal/platform/host';
import { Outlet } from '@portal/platform/router';
import { useEffect } from 'react';
import { PageAnnouncer } from '../../kit/page/announce-page.tsx';
import { Toast } from '../../kit/page/toast.tsx';

/** The root of a host's routes: the page, its name for screen readers, and over it the last message with its link. */
export function PageRoot() {
  useEffect(() => dismissToast, []);
  return (
    <>
      <Outlet />
      <PageAnnouncer />
      <Toast said={useToast().toast} onClose={dismissToast} />
    </>
  );
}
