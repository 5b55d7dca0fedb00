import { type To, useLocation, useNavigate } from '@portal/platform/router';
import { useCallback } from 'react';

/** React Router's key of the page with which a visit began. */
const FIRST_PAGE = 'default';

/** One page back. Somebody who came by a link has no page to go back to, and goes to `fallback`. */
export function useGoBack(fallback: To): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  return useCallback(() => {
    if (key === FIRST_PAGE) void navigate(fallback, { replace: true });
    else void navigate(-1);
  }, [key, fallback, navigate]);
}
