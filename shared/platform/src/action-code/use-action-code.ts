import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '../router/index.ts';
import { forgetActionCode, keepActionCode, keptActionCode } from './action-code-store.ts';
import { actionCodeOf } from './action-link.ts';

/**
 * The code that a mail's link has brought to this page, or null for an incomplete link. It is removed from the address
 * bar once it is read and kept for this tab only, so that a reload finds it, until it is removed.
 */
export function useActionCode(): { code: string | null; forget: () => void } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [code] = useState(() => (search === '' ? keptActionCode(pathname) : actionCodeOf(pathname, search)));

  useEffect(() => {
    if (search === '') return;
    keepActionCode(pathname, search);
    void navigate(pathname, { replace: true });
  }, [navigate, pathname, search]);

  return { code, forget: () => forgetActionCode(pathname) };
}
