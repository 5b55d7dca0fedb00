import { useLocation, useNavigate } from '@portal/shared/router';
import { actionCodeOf, tabStore } from '@portal/shared/session';
import { useEffect, useState } from 'react';

const PREFIX = 'action-code:';

/**
 * The code that a mail's link has brought to this page, or null for a link that is not whole. It leaves the address
 * bar once it is read and stays for this tab only, so that a reload finds it again, until it is forgotten.
 */
export function useActionCode(): { code: string | null; forget: () => void } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const key = `${PREFIX}${pathname}`;
  const [code] = useState(() => (search === '' ? tabStore.get(key) : actionCodeOf(search)));

  useEffect(() => {
    if (search === '') return;
    if (code === null) tabStore.remove(key);
    else tabStore.set(key, code);
    void navigate(pathname, { replace: true });
  }, [code, key, navigate, pathname, search]);

  return { code, forget: () => tabStore.remove(key) };
}
